package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetNumbersTest {
  private final TargetNumbers numbers = new TargetNumbers();

  @Test
  void anObjectKeepsItsNumber() {
    Object a = new Object();
    Object b = new Object();
    assertThat(numbers.numberOf(a)).isEqualTo(1);
    assertThat(numbers.numberOf(b)).isEqualTo(2);
    assertThat(numbers.numberOf(a)).isEqualTo(1);
    assertThat(numbers.numberOf(null)).isZero();
    assertThat(numbers.count()).isEqualTo(2);
  }

  @Test
  void whatIsUsedAgainAndAgainIsNotForgotten() {
    Object used = new Object();
    List<Object> others = new ArrayList<>();
    numbers.numberOf(used);
    for (int i = 0; i < 200_000; i++) {
      Object other = new Object();
      others.add(other);
      numbers.numberOf(other);
      assertThat(numbers.numberOf(used)).isEqualTo(1);
    }
    assertThat(numbers.numberOf(others.get(0))).isGreaterThan(200_000); // forgotten long ago
  }
}
