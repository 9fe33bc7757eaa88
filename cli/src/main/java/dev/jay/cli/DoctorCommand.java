package dev.jay.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;

/** {@code jay doctor}: says on standard output whether Jay can work here, and what it cannot do. */
@Command(
    name = "doctor",
    description = "Checks this machine, the JDKs and Jay itself, and prints a report.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay doctor",
    descriptionHeading = "%n",
    optionListHeading = "%n",
    footer = {"", "Exit codes: 0 Jay can run programs here; 1 it cannot, and the report says why."})
final class DoctorCommand implements Callable<Integer> {
  private static final long AGENT_LIMIT_SECONDS = 60;

  private static final List<String> LIMITS =
      List.of(
          "Data races on plain fields are not ordered: they behave as under java.",
          "Clocks, random seeds, files and sockets are inputs: they are real, as under java;",
          "  --time=logical and --seed fix the first two.",
          "A thread that blocks in something outside (native code, a foreign process, a socket) is taken",
          "  out of the order until it comes back; --strict fails instead.",
          "Class initialisers run outside the order; so do the JVM's own threads (GC, compilers).",
          "Synchronized methods of JDK classes that are loaded before the agent (StringBuffer, Hashtable,",
          "  Properties, BufferedInputStream) are not ordered when they are called by reflection.");

  private final World world;
  private final PrintStream out;

  DoctorCommand(World world) {
    this.world = world;
    this.out = world.out();
  }

  @Override
  public Integer call() throws InterruptedException {
    boolean jars = reportJay();
    JavaHome chosen = reportJdks();
    out.println();
    out.println("Machine");
    row("cores", String.valueOf(Runtime.getRuntime().availableProcessors()));
    row(
        "system",
        String.join(
            " ",
            System.getProperty("os.name"),
            System.getProperty("os.version"),
            System.getProperty("os.arch")));
    boolean agent = jars && chosen != null && chosen.supported() && reportAgent(chosen);
    out.println();
    out.println("Known limits");
    LIMITS.forEach(limit -> out.println(limit.startsWith(" ") ? "  " + limit : "  - " + limit));
    out.println();
    out.println(agent ? "Jay can run programs here." : "Jay cannot run programs here; see above.");
    out.flush();
    return agent ? ExitCode.OK : ExitCode.PROBLEM;
  }

  private boolean reportJay() {
    out.println("Jay " + Version.OF_JAY);
    row("home", world.jayHome().toString());
    boolean agent = reportJar("agent", world.agentJar());
    boolean boot = reportJar("boot jar", world.bootJar());
    if (!agent || !boot) {
      row("", "build them in Jay's directory with: mvn -q -DskipTests package");
    }
    return agent && boot;
  }

  private boolean reportJar(String label, Path jar) {
    boolean there = Files.isRegularFile(jar);
    row(label, (there ? "present  " : "MISSING  ") + jar);
    return there;
  }

  /** Prints the JDKs found and returns the one that {@code jay run} would use. */
  private @Nullable JavaHome reportJdks() {
    out.println();
    out.println("JDKs");
    JavaHome chosen = null;
    try {
      chosen = JavaHome.chosen(world);
    } catch (UserError e) {
      row("JAVA_HOME", e.line());
    }
    Path chosenPath = chosen == null ? null : real(chosen.home());
    for (Map.Entry<Path, String> found : candidates().entrySet()) {
      JavaHome jdk = JavaHome.read(found.getKey(), world.children());
      row(
          found.getValue(),
          String.format(
              "%-10s %-13s %s%s",
              jdk.version(),
              jdk.supported() ? "supported" : "not supported",
              jdk.home(),
              found.getKey().equals(chosenPath) ? "  <- jay run uses this" : ""));
    }
    if (chosen != null && !chosen.supported()) {
      row("", "Jay needs " + JavaHome.OLDEST + " or newer. Set JAVA_HOME to a newer JDK.");
    }
    return chosen;
  }

  /** Real homes and how they were found: JAVA_HOME, PATH, our own, and those beside them. */
  private Map<Path, String> candidates() {
    Map<Path, String> found = new LinkedHashMap<>();
    String javaHome = world.environment().getOrDefault("JAVA_HOME", "");
    if (!javaHome.isEmpty()) {
      add(found, Path.of(javaHome), "JAVA_HOME");
    }
    for (String place :
        world.environment().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      Path java = Path.of(place).resolve("java");
      if (!place.isEmpty() && Files.isExecutable(java)) {
        Path bin = real(java).getParent();
        Path home = bin == null ? null : bin.getParent();
        if (home != null) {
          add(found, home, "PATH");
        }
        break;
      }
    }
    add(found, world.ownJavaHome(), "runs jay");
    for (Path home : List.copyOf(found.keySet())) {
      siblings(home).forEach(sibling -> add(found, sibling, "beside"));
    }
    return found;
  }

  private static void add(Map<Path, String> found, Path home, String label) {
    if (JavaHome.isJava(home)) {
      found.putIfAbsent(real(home), label);
    }
  }

  private static Iterable<Path> siblings(Path home) {
    Path parent = home.getParent();
    if (parent == null) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(parent)) {
      return new TreeSet<>(files.toList());
    } catch (IOException e) {
      return List.of();
    }
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path;
    }
  }

  /** Starts a tiny program with the agent, which reports on standard error what it finds. */
  private boolean reportAgent(JavaHome jdk) throws InterruptedException {
    out.println();
    out.println("Agent, on " + jdk.version());
    List<String> command =
        List.of(
            jdk.java().toString(),
            "-javaagent:" + world.agentJar() + "=doctor",
            "-cp",
            world.cliJar().toString(),
            Hello.class.getName());
    try {
      Children.Captured heard = world.children().capture(command, AGENT_LIMIT_SECONDS);
      heard.lines().forEach(line -> out.println("  " + line));
      if (heard.exitCode() != 0) {
        row("FAILED", "exit code " + heard.exitCode() + " of: " + String.join(" ", command));
      } else if (heard.lines().isEmpty()) {
        row("", "(the agent was loaded and said nothing)");
      }
      return heard.exitCode() == 0;
    } catch (IOException e) {
      row("FAILED", e.getMessage() + ", of: " + String.join(" ", command));
      return false;
    }
  }

  private void row(String label, String text) {
    out.println(String.format("  %-10s %s", label, text));
  }
}
