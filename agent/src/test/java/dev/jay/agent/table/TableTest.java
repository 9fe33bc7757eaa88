package dev.jay.agent.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import dev.jay.trace.Kind;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The table by itself: that it can be read, and that every word in it means something. */
class TableTest {
  private static final Set<String> WITH_KIND =
      Set.of("region", "own", "brief", "shares", "synchronizer", "checked-own");
  private static final Set<String> WITH_HOOK =
      Set.of(
          "first",
          "last",
          "interrupts",
          "result",
          "made",
          "given",
          "unless",
          "instead",
          "checked-first",
          "checked-instead",
          "checked-unless");
  private static final Set<String> WITH_METHOD = Set.of("blocks");
  private static final Set<String> ALONE =
      Set.of(
          "pass",
          "outside",
          "outside-if-pipe",
          "unrecorded-outside",
          "recorded-accesses",
          "checked-accesses",
          "archive",
          "archive-at",
          "suspend",
          "calls",
          "clocks",
          "accesses",
          "numbers",
          "spins",
          "user-code",
          "monitors",
          "fields",
          "handles",
          "reflects",
          "reveals",
          "redirects",
          "task",
          "salt",
          "seeds",
          "fills",
          "inner",
          "shielded",
          "bridged",
          "bridges",
          "checked-contents",
          "checked-user-code",
          "sleep",
          "start",
          "fork");

  static List<Row> rows(boolean onRequest) {
    Table table = Table.read(onRequest ? ClassFiles.EVERY_ROW : Mode.RUN);
    List<Row> rows = new ArrayList<>();
    for (String name : table.classes()) {
      rows.addAll(table.of(name));
    }
    return rows;
  }

  @Test
  void everyTreatmentIsKnown() {
    assertThat(rows(true))
        .isNotEmpty()
        .allSatisfy(
            row ->
                assertThat(row.treatment)
                    .as(row.className)
                    .matches(
                        t ->
                            WITH_KIND.contains(t)
                                || WITH_HOOK.contains(t)
                                || WITH_METHOD.contains(t)
                                || ALONE.contains(t)));
  }

  @Test
  void everyKindIsKnown() {
    assertThat(rows(true))
        .filteredOn(row -> WITH_KIND.contains(row.treatment))
        .allSatisfy(row -> assertThat(Kind.of(row.argument)).as(row.className).isNotNegative());
  }

  @Test
  void everyHookIsAPublicStaticMethodOfTheRuntime() {
    assertThat(rows(true))
        .filteredOn(row -> WITH_HOOK.contains(row.treatment))
        .isNotEmpty()
        .allSatisfy(row -> assertThat(isHook(row.argument)).as(row.argument).isTrue());
  }

  private static boolean isHook(String hook) throws ClassNotFoundException {
    int dot = hook.indexOf('.');
    Class<?> owner = Class.forName("dev.jay.runtime.hooks." + hook.substring(0, dot));
    return Modifier.isPublic(owner.getModifiers())
        && Arrays.stream(owner.getDeclaredMethods())
            .filter(method -> method.getName().equals(hook.substring(dot + 1)))
            .mapToInt(Method::getModifiers)
            .anyMatch(access -> Modifier.isPublic(access) && Modifier.isStatic(access));
  }

  @Test
  void onlyWhatTakesAnArgumentHasOne() {
    assertThat(rows(true))
        .allSatisfy(
            row ->
                assertThat(row.argument.isEmpty())
                    .as(row.className + " " + row.treatment + " " + row.argument)
                    .isEqualTo(ALONE.contains(row.treatment)));
  }

  @Test
  void clocksAreReplacedWithLogicalTimeAlone() {
    assertThat(rows(false)).noneMatch(row -> row.treatment.equals("clocks"));
    assertThat(rows(true)).anyMatch(row -> row.treatment.equals("clocks"));
    assertThat(rows(true).size()).isGreaterThan(rows(false).size());
  }

  @Test
  void aClassHasTheRowsOfItsNameInTheirOrder() {
    Table table = Table.read(Mode.RUN);
    assertThat(table.names("java/lang/Thread")).isTrue();
    assertThat(table.of("java/lang/Thread"))
        .allMatch(row -> row.className.equals("java/lang/Thread"));
    assertThat(table.names("java/lang/String")).isFalse();
    assertThat(table.of("java/lang/String")).isEmpty();
  }

  @Test
  void aStarAfterTheDollarStandsForAllInnerClasses() {
    Table table = Table.read(Mode.RUN);
    assertThat(table.names("java/util/concurrent/CompletableFuture$UniApply")).isTrue();
    assertThat(table.of("java/util/concurrent/CompletableFuture$UniApply")).isNotEmpty();
    assertThat(table.names("java/util/HashMap$Node")).isFalse();
  }
}
