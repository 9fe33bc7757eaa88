package dev.jay.runtime.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Harness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers for (object, field) pairs. */
class LocationsTest {
  private final Locations locations = new Locations();

  @Test
  void locationsAreNumberedInTheOrderOfFirstTouchAfterTheGlobalOne() {
    Object o = new Object();
    assertThat(locations.size()).isEqualTo(Locations.GLOBAL + 1);
    assertThat(locations.of(o, 5)).isEqualTo(1);
    assertThat(locations.of(o, 6)).isEqualTo(2);
    assertThat(locations.of(o, 5)).isEqualTo(1);
    assertThat(locations.of(o, -1)).isEqualTo(3);
    assertThat(locations.size()).isEqualTo(4);
  }

  @Test
  void equalObjectsAreDifferentLocations() {
    StringBuilder text = new StringBuilder("a");
    String one = text.toString();
    String other = text.toString();
    assertThat(one).isEqualTo(other);
    assertThat(locations.of(one, 0)).isNotEqualTo(locations.of(other, 0));
  }

  @Test
  void aStaticFieldIsTheSameLocationForAll() {
    int number = locations.of(null, 9);
    assertThat(locations.of(null, 9)).isEqualTo(number);
    assertThat(locations.of(null, 10)).isNotEqualTo(number);
    assertThat(locations.of(new Object(), 9)).isNotEqualTo(number);
  }

  @Test
  void behavesAsAMapByIdentityInOneRunAfterTheOther() {
    Harness.forSeeds(60, this::compareWithAMap);
  }

  /** Up to some thousand locations: the table grows, and is small again in a later run. */
  private void compareWithAMap(Random random) {
    locations.clear();
    Map<Object, Map<Integer, Integer>> model = new IdentityHashMap<>();
    Object[] objects = new Object[1 + random.nextInt(1 << random.nextInt(12))];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = new ArrayList<>(0); // all are equal
    }
    int next = Locations.GLOBAL + 1;
    for (int i = 0; i < 4 * objects.length; i++) {
      Object o = objects[random.nextInt(objects.length)];
      int field = random.nextInt(4) - 2;
      Map<Integer, Integer> fields = model.computeIfAbsent(o, key -> new HashMap<>());
      Integer known = fields.putIfAbsent(field, next);
      assertThat(locations.of(o, field)).isEqualTo(known == null ? next++ : known);
    }
    assertThat(locations.size()).isEqualTo(next);
  }
}
