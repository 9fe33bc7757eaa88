package dev.jay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jay run}: starts java with the agent and gives back the program's exit code. */
@Command(
    name = "run",
    description = "Runs a Java program with a deterministic thread schedule.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay run [jay's options] <java's own arguments>",
    descriptionHeading = "%n",
    optionListHeading = "%nJay's options, before java's:%n",
    footer = {
      "",
      "Java's arguments begin at the first word that is not an option of jay's, and are passed on",
      "as they are; -- before them ends jay's options. The JDK is the one of JAVA_HOME, else the",
      "one on the PATH; 17 or newer. Standard output is the program's alone; Jay speaks on standard",
      "error, in lines that begin with `jay: `.",
      "",
      "Examples:",
      "  jay run -jar app.jar in.txt             as java -jar app.jar in.txt, the same order each time",
      "  jay run --fingerprint -cp out Main      print a hash of the schedule at the end:",
      "                                          equal hashes, equal schedules",
      "  jay run --fingerprint --delays 7 -cp out Main",
      "                                          with random delays the hash must stay the same",
      "  jay run --stuck-after 5s -Xmx1g -cp out Main",
      "  jay run --twice -cp out Main            where do two runs part, if they do?",
      "",
      "Exit codes:",
      "  the program's own; 128 + n when signal n ended it",
      "  101  deadlock: every thread waits for another one",
      "  102  divergence: a replay met something else than was recorded",
      "  103  a check found a failure",
      "  104  the turn was stuck on something outside Jay's control",
      "   64  wrong usage    65  a bad, foreign or newer file    70  a bug in Jay"
    })
final class RunCommand implements Callable<Integer> {
  /** The compiler's and collector's threads come and go with the load; fixed numbers are calmer. */
  static final List<String> VM_FLAGS =
      List.of(
          "-XX:-UseDynamicNumberOfCompilerThreads",
          "-XX:-UseDynamicNumberOfGCThreads",
          "-XX:+IgnoreUnrecognizedVMOptions");

  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--fingerprint",
      description = "At the end print `jay: schedule <hash> operations <n> threads <n>`.")
  private boolean fingerprint;

  @Option(
      names = "--schedule",
      paramLabel = "FILE",
      description =
          "Write every operation with its stack to this file, for jay diff. Slow: some microseconds"
              + " for each.")
  private @Nullable Path schedule;

  @Option(
      names = "--twice",
      description =
          "Run the program a second time, with delays and no standard input, and name the first"
              + " operation where the two schedules part, with both stacks; 102 if they do.")
  private boolean twice;

  @Option(
      names = "--stats",
      description =
          "At the end print operations by kind, hand-overs of the turn, and the ten places where"
              + " threads waited longest for it: where a soft barrier helps.")
  private boolean stats;

  @Option(
      names = "--strict",
      description =
          "End with 104 when the turn is stuck on something outside Jay, instead of going on.")
  private boolean strict;

  @Option(
      names = "--delays",
      paramLabel = "SEED",
      description = "Delay threads at random, by this seed: a test that timing changes nothing.")
  private @Nullable Long delays;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Begin every random generator (Random, SplittableRandom, ThreadLocalRandom, Math.random,"
              + " UUID.randomUUID, SecureRandom) with this number, and with --time=logical the calendar on"
              + " 1 January 2025. SecureRandom is not secure then: for tests only. Default: real"
              + " seeds.")
  private @Nullable Long seed;

  @Option(
      names = "--cpus",
      paramLabel = "N",
      description =
          "What availableProcessors tells the program and java.util.concurrent. Default: the"
              + " machine's number for the program, 4 for the JDK's pools.")
  private @Nullable Integer cpus;

  @Option(
      names = "--tick",
      paramLabel = "DURATION",
      converter = Durations.Converter.class,
      description =
          "Logical time that one hand-over of the turn is worth, e.g. 500ns, 3us, 1ms. Default: 3us.")
  private @Nullable Long tick;

  @Option(
      names = "--stuck-after",
      paramLabel = "DURATION",
      converter = Durations.Converter.class,
      description =
          "CPU time that the holder of the turn may compute while others wait for it, before it is"
              + " taken out of the order. Default: 10s.")
  private @Nullable Long stuckAfter;

  /** Which clock the program's own clock reads see. */
  enum Clock {
    real,
    logical
  }

  @Option(
      names = "--time",
      paramLabel = "real|logical",
      description =
          "What System.nanoTime, currentTimeMillis, Instant.now and the like tell the program."
              + " Sleeps and timeouts are logical in any case. Default: real.")
  private Clock time = Clock.real;

  @Parameters(arity = "0..*", hidden = true)
  private List<String> java = new ArrayList<>();

  RunCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    requireProgram();
    if (cpus != null && cpus < 1) {
      throw UserError.usage("--cpus " + cpus + ": give 1 or more. See jay run --help");
    }
    requireJars(world);
    JavaHome javaHome = JavaHome.chosen(world).require();
    if (twice) {
      return new Twice(world).run(more -> command(javaHome, agentOptions() + "," + more));
    }
    return world.children().run(command(javaHome, agentOptions()));
  }

  private List<String> command(JavaHome javaHome, String agentOptions) {
    List<String> command = new ArrayList<>();
    command.add(javaHome.java().toString());
    command.addAll(VM_FLAGS);
    command.add("-javaagent:" + world.agentJar() + "=" + agentOptions);
    command.addAll(java);
    return command;
  }

  /** The agent has the defaults; it is told only what was given. */
  private String agentOptions() {
    StringBuilder options = new StringBuilder("run");
    if (fingerprint) {
      options.append(",fingerprint");
    }
    if (schedule != null) {
      options.append(",schedule=").append(scheduleFile(schedule));
    }
    if (stats) {
      options.append(",stats");
    }
    if (strict) {
      options.append(",strict");
    }
    if (delays != null) {
      options.append(",delays=").append(delays);
    }
    if (seed != null) {
      options.append(",seed=").append(seed);
    }
    if (cpus != null) {
      options.append(",cpus=").append(cpus);
    }
    if (tick != null) {
      options.append(",tick=").append(tick);
    }
    if (stuckAfter != null) {
      options.append(",stuck-after=").append(stuckAfter);
    }
    if (time == Clock.logical) {
      options.append(",time=logical");
    }
    return options.toString();
  }

  private Path scheduleFile(Path given) {
    if (twice) {
      throw UserError.usage(
          "--twice compares by itself; give --schedule without it, or not at all");
    }
    Path file = world.directory().resolve(given).toAbsolutePath();
    if (file.toString().indexOf(',') >= 0) {
      throw UserError.usage(
          file + " has a comma in its path, where the agent would end it. Choose another file");
    }
    return file;
  }

  private void requireProgram() {
    JavaOptions.Target target = JavaOptions.target(java);
    if (target.kind() == JavaOptions.Kind.NOTHING) {
      spec.commandLine().usage(spec.commandLine().getErr());
      throw UserError.usage(
          "nothing to run. Give a class, -jar or -m, as to java. See jay run --help");
    }
    if (target.kind() == JavaOptions.Kind.JAR && target.target() != null) {
      Path jar = world.directory().resolve(target.target());
      if (!Files.isRegularFile(jar)) {
        throw UserError.usage(
            "no such jar: "
                + target.target()
                + " (from "
                + world.directory()
                + "). Check the path");
      }
    }
  }

  /** Agent and boot jar must be there, and where the JVM can name them. */
  static void requireJars(World world) {
    for (Path jar : List.of(world.agentJar(), world.bootJar())) {
      if (!Files.isRegularFile(jar)) {
        throw UserError.usage(
            jar + " is missing. Build it in Jay's directory with: mvn -q -DskipTests package");
      }
    }
    if (world.agentJar().toString().indexOf('=') >= 0) {
      throw UserError.usage(
          world.agentJar()
              + " has a = in its path, where the JVM would end it. Move Jay to another directory");
    }
  }
}
