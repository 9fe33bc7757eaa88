package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KindTest {
  private static List<String> names() {
    return IntStream.range(0, Kind.COUNT).mapToObj(Kind::name).toList();
  }

  @Test
  void namesAreUniqueAndLookAlike() {
    assertThat(names()).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z]+(-[a-z]+)*"));
  }

  @Test
  void theKindOfANameIsTheKindThatHasIt() {
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      assertThat(Kind.of(Kind.name(kind))).isEqualTo(kind);
    }
  }

  @Test
  void anUnknownNameIsNoKind() {
    assertThat(Kind.of("no-such-kind")).isNegative();
    assertThat(Kind.of("")).isNegative();
  }

  /** The names stand in a list of their own, which could get out of step with the constants. */
  @Test
  void everyConstantHasItsOwnName() throws IllegalAccessException {
    List<String> constants = new ArrayList<>(names());
    for (Field field : Kind.class.getFields()) {
      if (Modifier.isStatic(field.getModifiers()) && !field.getName().equals("COUNT")) {
        String name = field.getName().toLowerCase(Locale.ROOT).replace('_', '-');
        assertThat(Kind.name(field.getInt(null))).isEqualTo(name);
        constants.remove(name);
      }
    }
    assertThat(constants).as("names without a constant").isEmpty();
  }

  /** The fingerprint has eight bits for it, and a hook pushes it with BIPUSH. */
  @Test
  void aKindFitsIntoASignedByte() {
    assertThat(Kind.COUNT).isLessThanOrEqualTo(Byte.MAX_VALUE);
  }
}
