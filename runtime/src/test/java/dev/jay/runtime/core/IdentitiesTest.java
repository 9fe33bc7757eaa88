package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IdentitiesTest {
  private final Identities identities = new Identities();

  @Test
  void holdsObjectsNotTheirEquals() {
    String one = new String("one");
    identities.add(one);
    assertThat(identities.contains(one)).isTrue();
    assertThat(identities.contains(new String("one"))).isFalse();
  }

  @Test
  void thoseThatLiveStayHoweverManyAreGone() {
    List<Object> living = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      Object o = new Object();
      identities.add(o);
      if (i % 100 == 0) {
        living.add(o);
      }
      if (i % 3000 == 0) {
        System.gc();
      }
    }
    assertThat(living).allMatch(identities::contains);
  }
}
