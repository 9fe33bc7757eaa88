package dev.jay.systemtests;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The arrows between the modules, and what may not be in the jar of the boot loader. Looks at the
 * compiled classes of each module and at the packaged jars.
 */
class ArchitectureTest {
  private static final Path ROOT = Settings.root();
  private static final Path LIB = Path.of(System.getProperty("jay.home"), "lib");

  /** What each module may use beside itself, the JDK and the nullness annotations. */
  private static final Map<String, List<String>> ARROWS =
      Map.ofEntries(
          Map.entry("api", List.of()),
          Map.entry("trace", List.of()),
          Map.entry("runtime", List.of("dev.jay.trace")),
          Map.entry(
              "agent",
              List.of(
                  "dev.jay.runtime", "dev.jay.trace", "dev.jay.schedules", "org.objectweb.asm")),
          Map.entry("schedules", List.of("dev.jay.trace")),
          Map.entry("analysis", List.of("dev.jay.trace", "dev.jay.schedules", "org.objectweb.asm")),
          Map.entry("checker", List.of("dev.jay.runtime", "dev.jay.trace")),
          Map.entry(
              "cli", List.of("dev.jay.analysis", "dev.jay.schedules", "dev.jay.trace", "picocli")),
          Map.entry(
              "junit",
              List.of(
                  "dev.jay.api",
                  "dev.jay.checker",
                  "org.junit",
                  "org.opentest4j",
                  "org.apiguardian")),
          Map.entry("maven-plugin", List.of("org.apache.maven")),
          Map.entry("programs", List.of("dev.jay.api")),
          Map.entry("bench", List.of("dev.jay.trace", "dev.jay.runtime.forecast")));

  private static final List<String> ALWAYS =
      List.of(
          "java",
          "javax",
          "jdk",
          "sun",
          "com.sun",
          "org.w3c.dom",
          "org.xml.sax",
          "org.jspecify.annotations");

  private static final DescribedPredicate<JavaClass> PRIMITIVES =
      DescribedPredicate.describe(
          "are primitive", javaClass -> javaClass.getBaseComponentType().isPrimitive());

  static Stream<String> modules() {
    return ARROWS.keySet().stream().sorted();
  }

  static Stream<String> silentModules() {
    return Stream.of("agent", "analysis", "api", "junit", "maven-plugin", "runtime", "trace");
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModuleKeepsToItsPackage(String module) {
    check(classes().should().resideInAPackage(packageOf(module) + ".."), module);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModuleUsesOnlyWhatItsArrowsAllow(String module) {
    List<String> allowed = new ArrayList<>(ALWAYS);
    allowed.add(packageOf(module));
    allowed.addAll(ARROWS.getOrDefault(module, List.of()));
    check(classes().should().onlyDependOnClassesThat(areIn(allowed).or(PRIMITIVES)), module);
  }

  @ParameterizedTest
  @ValueSource(strings = {"runtime", "trace"})
  void theBootLoadersClassesUseNoConcurrencyLibrary(String module) {
    DescribedPredicate<JavaClass> library =
        areIn(List.of("java.util.concurrent"))
            .and(DescribedPredicate.not(named("java.util.concurrent.TimeUnit")))
            .and(DescribedPredicate.not(named("java.util.concurrent.Callable"))); // is but a shape
    check(noClasses().should().dependOnClassesThat(library), module);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "agent",
        "analysis",
        "api",
        "bench",
        "checker",
        "cli",
        "junit",
        "maven-plugin",
        "runtime",
        "trace"
      })
  void nobodyUsesALoggingFramework(String module) {
    check(noClasses().should().dependOnClassesThat(areIn(List.of("java.util.logging"))), module);
  }

  @ParameterizedTest
  @MethodSource("silentModules")
  void standardStreamsAreTheProgramsAlone(String module) {
    check(
        noClasses()
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err"),
        module);
  }

  @Test
  void theBootJarHoldsRuntimeAndTraceAlone() throws IOException {
    assertThat(classNames("jay-boot.jar"))
        .isNotEmpty()
        .allMatch(name -> name.startsWith("dev/jay/runtime/") || name.startsWith("dev/jay/trace/"));
  }

  /** Lambdas and concatenation by indy would run java.lang.invoke inside the hooks. */
  @Test
  void theBootJarHasNoInvokeDynamic() throws IOException {
    List<String> found = new ArrayList<>();
    try (JarFile jar = new JarFile(LIB.resolve("jay-boot.jar").toFile())) {
      for (String name : classNames("jay-boot.jar")) {
        try (InputStream in = jar.getInputStream(jar.getJarEntry(name))) {
          if (hasInvokeDynamic(new DataInputStream(in))) {
            found.add(name);
          }
        }
      }
    }
    assertThat(found).as("classes with invokedynamic").isEmpty();
  }

  @Test
  void theAgentJarHoldsTheAgentAndItsOwnAsmAlone() throws IOException {
    assertThat(classNames("jay-agent.jar"))
        .contains("dev/jay/agent/Premain.class", "dev/jay/agent/asm/ClassReader.class")
        .allMatch(name -> name.startsWith("dev/jay/agent/"));
  }

  private static String packageOf(String module) {
    return module.equals("maven-plugin") ? "dev.jay.maven" : "dev.jay." + module;
  }

  private static void check(ArchRule rule, String module) {
    Path directory = ROOT.resolve(module).resolve("target").resolve("classes");
    JavaClasses imported = new ClassFileImporter().importPath(directory);
    assertThat(imported).as("classes in " + directory).isNotEmpty();
    rule.check(imported);
  }

  /**
   * In one of the packages or below; an array counts as its elements, a primitive is everywhere.
   */
  private static DescribedPredicate<JavaClass> areIn(List<String> packages) {
    return DescribedPredicate.describe(
        "are in " + packages,
        javaClass -> {
          String name = javaClass.getBaseComponentType().getPackageName() + ".";
          return packages.stream().anyMatch(p -> name.startsWith(p + "."));
        });
  }

  private static DescribedPredicate<JavaClass> named(String name) {
    return DescribedPredicate.describe(
        name, javaClass -> javaClass.getBaseComponentType().getName().equals(name));
  }

  private static List<String> classNames(String jarName) throws IOException {
    List<String> names = new ArrayList<>();
    try (JarFile jar = new JarFile(LIB.resolve(jarName).toFile())) {
      for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
        String name = entries.nextElement().getName();
        if (name.endsWith(".class")) {
          names.add(name);
        }
      }
    }
    return names;
  }

  /** Walks over the constant pool (JVMS 4.4) and looks for CONSTANT_InvokeDynamic. */
  private static boolean hasInvokeDynamic(DataInputStream in) throws IOException {
    in.skipNBytes(8); // magic, version
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> in.skipNBytes(in.readUnsignedShort()); // Utf8
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2); // Class, String, MethodType, Module, Package
        case 15 -> in.skipNBytes(3); // MethodHandle
        case 3, 4, 9, 10, 11, 12, 17 -> in.skipNBytes(4); // numbers, members, Dynamic
        case 5, 6 -> {
          in.skipNBytes(8); // Long, Double
          i++; // take two places
        }
        case 18 -> {
          return true;
        }
        default -> throw new IOException("constant pool tag " + tag);
      }
    }
    return false;
  }
}
