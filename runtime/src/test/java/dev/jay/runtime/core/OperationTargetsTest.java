package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What operations are about, by depth. */
class OperationTargetsTest {
  private final OperationTargets targets = new OperationTargets();

  @Test
  void eachDepthHasItsObjectUntilTheOperationEnds() {
    targets.set(1, "outer");
    targets.set(20, "inner");
    assertThat(targets.get(1)).isEqualTo("outer");
    assertThat(targets.get(20)).isEqualTo("inner");
    targets.end(20);
    targets.end(1000);
    assertThat(targets.get(20)).isNull();
    assertThat(targets.get(1000)).isNull();
    assertThat(targets.get(1)).isEqualTo("outer");
  }

  @Test
  void anObjectIsKeptWhereOneIsMissing() {
    targets.set(1, "outer");
    targets.keep(3, "kept");
    targets.keep(3, "kept too");
    targets.keep(3, "too many");
    assertThat(targets.get(1)).isEqualTo("outer");
    assertThat(targets.get(2)).isEqualTo("kept");
    assertThat(targets.get(3)).isEqualTo("kept too");
    assertThat(targets.get(4)).isNull();
  }
}
