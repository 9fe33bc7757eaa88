package dev.jay.systemtests;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between the rooms (packages) of a module, as docs/architecture.md draws them. */
class RoomsTest {
  private static final Path ROOT = Path.of(System.getProperty("jay.root"));

  /** What each room may use of its own module, beside itself; the module's root is "". */
  private static final Map<String, Map<String, List<String>>> ROOMS =
      Map.of(
          "runtime",
          Map.of(
              "jvm", List.of(),
              "inputs", List.of("jvm"),
              "forecast", List.of(),
              "core", List.of("jvm", "inputs", "forecast"),
              "run", List.of("jvm", "inputs", "forecast", "core"),
              "hooks", List.of("jvm", "inputs", "core"),
              "record", List.of("jvm", "inputs", "core", "run"),
              "explore", List.of("jvm", "inputs", "core")),
          "agent",
          Map.of(
              "cache", List.of(),
              "scan", List.of(),
              "table", List.of("scan"),
              "visit", List.of("scan", "table"),
              "", List.of("cache", "scan", "table", "visit")),
          "analysis",
          Map.of("", List.of(), "code", List.of(), "learn", List.of("", "code")),
          "checker",
          Map.of(
              "search", List.of(),
              "failure", List.of(),
              "work", List.of("search", "failure"),
              "", List.of("search", "failure", "work")));

  static Stream<String> modules() {
    return ROOMS.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aRoomUsesOnlyWhatItsArrowsAllow(String module) {
    JavaClasses all = classesOf(module);
    rooms(module)
        .forEach(
            (room, arrows) -> {
              Set<String> allowed = new HashSet<>(arrows);
              allowed.add(room);
              classes()
                  .that(are("in room " + room, c -> room.equals(room(module, c))))
                  .should()
                  .onlyDependOnClassesThat(
                      are(
                          "outside of the module, or in " + allowed,
                          c -> !isIn(module, c) || allowed.contains(room(module, c))))
                  .check(all);
            });
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyClassIsInARoomThatIsKnown(String module) {
    Set<String> known = rooms(module).keySet();
    assertThat(classesOf(module)).allSatisfy(c -> assertThat(known).contains(room(module, c)));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void roomsHaveNoCycles(String module) {
    slices()
        .matching("dev.jay." + module + ".(*)..")
        .should()
        .beFreeOfCycles()
        .check(classesOf(module));
  }

  /** They stand in the strand for the sake of the processor's cache; they are the policy's. */
  @Test
  void onlyRoundRobinUsesTheSeatsOfItsOrder() {
    fields()
        .that()
        .areDeclaredIn("dev.jay.runtime.core.ClockSeat")
        .should(
            new ArchCondition<>("be used by RoundRobin alone") {
              @Override
              public void check(JavaField field, ConditionEvents events) {
                for (JavaAccess<?> access : field.getAccessesToSelf()) {
                  String user = access.getOriginOwner().getSimpleName();
                  events.add(
                      new SimpleConditionEvent(
                          field,
                          user.equals("RoundRobin") || user.equals("ClockSeat"),
                          access.getDescription()));
                }
              }
            })
        .check(classesOf("runtime"));
  }

  /** Fields of strands are public for the hooks' inlined halves, not for other modules. */
  @ParameterizedTest
  @MethodSource("outsiders")
  void otherModulesKnowNothingOfStrands(String module) {
    classes()
        .should()
        .onlyDependOnClassesThat(
            are("not strands", c -> !c.getName().startsWith("dev.jay.runtime.core.Strand")))
        .check(classesOf(module));
  }

  static Stream<String> outsiders() {
    return Stream.of("agent", "checker", "cli", "junit");
  }

  private static Map<String, List<String>> rooms(String module) {
    return ROOMS.getOrDefault(module, Map.of());
  }

  private static boolean isIn(String module, JavaClass c) {
    String name = c.getBaseComponentType().getPackageName();
    return name.equals("dev.jay." + module) || name.startsWith("dev.jay." + module + ".");
  }

  /** The first package below the module's. */
  private static String room(String module, JavaClass c) {
    String prefix = "dev.jay." + module + ".";
    String name = c.getBaseComponentType().getPackageName() + ".";
    return name.startsWith(prefix) && name.length() > prefix.length()
        ? name.substring(prefix.length(), name.indexOf('.', prefix.length()))
        : "";
  }

  private static DescribedPredicate<JavaClass> are(
      String description, Predicate<JavaClass> predicate) {
    return DescribedPredicate.describe(description, predicate);
  }

  private static JavaClasses classesOf(String module) {
    return new ClassFileImporter()
        .importPath(ROOT.resolve(module).resolve("target").resolve("classes"));
  }
}
