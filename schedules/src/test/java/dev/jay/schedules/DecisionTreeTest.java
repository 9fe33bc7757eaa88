package dev.jay.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jay.trace.ReuseLog;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DecisionTreeTest {
  private final Map<String, ReuseLog.Counts> counts = new HashMap<>();
  private final DecisionTree tree = new DecisionTree(counts);

  private void count(String name, int reused, int left) {
    ReuseLog.Counts own = new ReuseLog.Counts();
    own.reused = reused;
    own.left = left;
    counts.put(name, own);
  }

  @Test
  void whatFitsIsFound() {
    tree.add("four", List.of("arg0 = \"4\"", "args = 1"));
    tree.add("five", List.of("arg0 = \"5\""));
    assertThat(tree.find(Map.of("arg0", "4", "args", 1))).isEqualTo("four");
    assertThat(tree.find(Map.of("arg0", "5", "args", 9))).isEqualTo("five");
    assertThat(tree.find(Map.of("arg0", "4", "args", 2))).isNull();
    assertThat(tree.find(Map.of())).isNull();
  }

  @Test
  void anEntryWithoutConditionsFitsAll() {
    tree.add("all", List.of());
    assertThat(tree.find(Map.of())).isEqualTo("all");
  }

  @Test
  void whoServedBestIsTriedFirstAndWhoMostlyFailsLast() {
    count("good", 9, 1);
    count("bad", 1, 9);
    tree.add("bad", List.of("args = 1"));
    tree.add("untried", List.of("args = 1"));
    tree.add("good", List.of("args > 0"));
    assertThat(tree.find(Map.of("args", 1))).isEqualTo("good");
    DecisionTree without = new DecisionTree(counts);
    without.add("bad", List.of("args = 1"));
    without.add("untried", List.of("args = 1"));
    assertThat(without.find(Map.of("args", 1))).isEqualTo("untried");
  }

  @Test
  void aConditionIsLookedAtOnceAndOnlyIfAllBeforeItHold() {
    List<String> asked = new ArrayList<>();
    Map<String, Object> inputs =
        new AbstractMap<>() {
          @Override
          public Object get(Object key) {
            asked.add(String.valueOf(key));
            return 1;
          }

          @Override
          public Set<Entry<String, Object>> entrySet() {
            return Collections.emptySet();
          }
        };
    tree.add("one", List.of("a = 1", "b = 2", "c = 1"));
    tree.add("two", List.of("a = 1", "b = 3", "c = 1"));
    tree.add("three", List.of("d = 2", "a = 1"));
    tree.add("four", List.of("a = 1", "d = 2"));
    assertThat(tree.find(inputs)).isNull();
    assertThat(asked).containsExactlyInAnyOrder("a", "b", "b", "d");
  }

  @Test
  void aConditionThatIsNoneIsRefusedAndTheTreeStaysAsItWas() {
    tree.add("one", List.of("a = 1"));
    assertThatThrownBy(() -> tree.add("two", List.of("b = 1", "= =")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(tree.find(Map.of("a", 1, "b", 1))).isEqualTo("one");
  }

  @Test
  void longWaysNeedNoDeepStack() {
    List<String> way = new ArrayList<>();
    for (int i = 0; i < 50_000; i++) {
      way.add("a >= -" + i);
    }
    tree.add("long", way);
    assertThat(tree.find(Map.of("a", 1))).isEqualTo("long");
  }

  @Test
  void itFindsWhatALinearSearchFinds() {
    Random random = new Random(5);
    for (int round = 0; round < 500; round++) {
      DecisionTree some = new DecisionTree(Map.of());
      Map<String, Object> inputs = new HashMap<>();
      for (String name : List.of("a", "b", "c", "d")) {
        inputs.put(name, random.nextInt(3));
      }
      Map<String, List<String>> all = new HashMap<>();
      for (int i = 0; i < 6; i++) {
        List<String> conditions = new ArrayList<>();
        for (int k = random.nextInt(4); k > 0; k--) {
          conditions.add("abcd".charAt(random.nextInt(4)) + " = " + random.nextInt(3));
        }
        all.put("s" + i, conditions);
        some.add("s" + i, conditions);
      }
      List<String> fitting = new ArrayList<>();
      all.forEach(
          (name, conditions) -> {
            if (conditions.stream().allMatch(c -> PreconditionParser.parse(c).holds(inputs))) {
              fitting.add(name);
            }
          });
      String found = some.find(inputs);
      assertThat(found == null ? fitting.isEmpty() : fitting.contains(found)).isTrue();
    }
  }
}
