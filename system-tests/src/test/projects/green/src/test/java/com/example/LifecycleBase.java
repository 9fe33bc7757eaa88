package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

abstract class LifecycleBase {
  abstract List<String> calls();

  @BeforeEach
  void baseBefore() {
    assertEquals(List.of(), calls());
    calls().add("base before");
  }

  @AfterEach
  void baseAfter() {
    assertEquals(List.of("base before", "before", "after"), calls());
  }
}
