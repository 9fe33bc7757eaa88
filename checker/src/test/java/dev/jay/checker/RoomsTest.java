package dev.jay.checker;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What each package says it uses in its package-info; so there are no cycles among them. */
class RoomsTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.jay.checker");

  @Test
  void searchUsesNoOtherRoom() {
    check("dev.jay.checker.search");
  }

  @Test
  void failureUsesNoOtherRoom() {
    check("dev.jay.checker.failure");
  }

  @Test
  void workUsesSearchAndFailure() {
    check("dev.jay.checker.work", "dev.jay.checker.search", "dev.jay.checker.failure");
  }

  private static void check(String room, String... others) {
    String[] allowed = {
      room, "dev.jay.runtime..", "dev.jay.trace..", "java..", "org.jspecify.annotations", ""
    };
    String[] all = Arrays.copyOf(allowed, allowed.length + others.length);
    System.arraycopy(others, 0, all, allowed.length, others.length);
    classes()
        .that()
        .resideInAPackage(room)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(all)
        .check(CLASSES);
  }
}
