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
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DecisionTreeTest {
  private final Map<String, ReuseLog.Counts> counts = new HashMap<>();
  private final DecisionTree tree = new DecisionTree(counts);

  private static @Nullable String first(DecisionTree tree, Map<String, ?> inputs) {
    List<String> found = tree.find(inputs, 1);
    return found.isEmpty() ? null : found.get(0);
  }

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
    assertThat(first(tree, Map.of("arg0", "4", "args", 1))).isEqualTo("four");
    assertThat(first(tree, Map.of("arg0", "5", "args", 9))).isEqualTo("five");
    assertThat(first(tree, Map.of("arg0", "4", "args", 2))).isNull();
    assertThat(first(tree, Map.of())).isNull();
  }

  @Test
  void whatFitsSoFarIsFoundInTheOrderInWhichItIsToBeTried() {
    count("better", 9, 1);
    LateInput line = new LateInput("Main.main.readLine[1]", 0, 1, "Main.main()V#2 result readLine");
    tree.add("one", head(line, "args = 1", "Main.main.readLine[1] = \"x\""));
    tree.add("better", head(line, "args = 1", "given(Main.main.readLine[1])"));
    tree.add("other", List.of("args = 2"));
    assertThat(tree.find(Map.of("args", 1), 9)).containsExactly("better", "one");
    assertThat(tree.find(Map.of("args", 2), 9)).containsExactly("other");
  }

  private static EntryHead head(LateInput late, String... conditions) {
    return new EntryHead(
        Entries.COMPRESSOR, new TreeMap<>(), List.of(conditions), List.of(late), List.of());
  }

  @Test
  void anEntryWithoutConditionsFitsAll() {
    tree.add("all", List.of());
    assertThat(first(tree, Map.of())).isEqualTo("all");
  }

  @Test
  void whoServedBestIsTriedFirstAndWhoMostlyFailsLast() {
    count("good", 9, 1);
    count("bad", 1, 9);
    tree.add("bad", List.of("args = 1"));
    tree.add("untried", List.of("args = 1"));
    tree.add("good", List.of("args > 0"));
    assertThat(first(tree, Map.of("args", 1))).isEqualTo("good");
    DecisionTree without = new DecisionTree(counts);
    without.add("bad", List.of("args = 1"));
    without.add("untried", List.of("args = 1"));
    assertThat(first(without, Map.of("args", 1))).isEqualTo("untried");
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
    assertThat(first(tree, inputs)).isNull();
    assertThat(asked).containsExactlyInAnyOrder("a", "b", "b", "d");
  }

  @Test
  void aConditionThatIsNoneIsRefusedAndTheTreeStaysAsItWas() {
    tree.add("one", List.of("a = 1"));
    assertThatThrownBy(() -> tree.add("two", List.of("b = 1", "= =")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(first(tree, Map.of("a", 1, "b", 1))).isEqualTo("one");
  }

  @Test
  void longWaysNeedNoDeepStack() {
    List<String> way = new ArrayList<>();
    for (int i = 0; i < 50_000; i++) {
      way.add("a >= -" + i);
    }
    tree.add("long", way);
    assertThat(first(tree, Map.of("a", 1))).isEqualTo("long");
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
      String found = first(some, inputs);
      assertThat(found == null ? fitting.isEmpty() : fitting.contains(found)).isTrue();
    }
  }
}
