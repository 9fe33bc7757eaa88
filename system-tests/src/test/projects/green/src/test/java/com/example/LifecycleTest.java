package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jay.junit.CheckSchedules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/** Every schedule gets a fresh instance, and all that JUnit does for one. */
@CheckSchedules
class LifecycleTest extends LifecycleBase {
  private static int runs;

  private final List<String> calls = new ArrayList<>();
  private Counter counter;
  @TempDir Path folder;

  @Override
  List<String> calls() {
    return calls;
  }

  @BeforeEach
  void makeCounter(TestInfo info) {
    assertEquals(List.of("base before"), calls);
    assertNotNull(info.getTestMethod());
    calls.add("before");
    counter = new Counter();
  }

  @AfterEach
  void counterIsDone() {
    assertTrue(counter.count() >= 2, "the test had run");
    calls.add("after");
  }

  @Test
  void beforeEachFieldsAreThere() throws InterruptedException {
    assertEquals(List.of("base before", "before"), calls);
    counter.incrementInTwoThreads();
    assertEquals(2, counter.count());
    runs++;
  }

  @Test
  void parametersAreResolved(TestInfo info) throws InterruptedException {
    assertTrue(info.getDisplayName().startsWith("parametersAreResolved"));
    assertTrue(Files.isDirectory(folder));
    counter.incrementInTwoThreads();
    assertEquals(2, counter.count());
  }

  @AfterAll
  static void thereWereSeveralRuns() {
    assertTrue(runs > 1, "runs: " + runs);
  }

  @Nested
  class Inner {
    private Counter own;

    @BeforeEach
    void makeOwn() {
      assertEquals(List.of("base before", "before"), calls);
      own = new Counter();
    }

    @Test
    void outerFieldsAreThereAndFresh() throws InterruptedException {
      assertEquals(0, counter.count());
      counter.incrementInTwoThreads();
      own.incrementInTwoThreads();
      assertEquals(4, counter.count() + own.count());
    }
  }
}
