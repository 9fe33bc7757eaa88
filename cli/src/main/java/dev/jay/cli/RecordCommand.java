package dev.jay.cli;

import dev.jay.trace.RaceSites;
import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jay record}: runs a program and writes down what it takes to run it again exactly so. */
@Command(
    name = "record",
    description =
        "Runs a Java program as java does, near its natural timing, and writes down the order of its"
            + " threads and all that enters, so that jay replay can repeat the run.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay record [-o FILE] [jay's options] <java's own arguments>",
    descriptionHeading = "%n",
    optionListHeading = "%nJay's options, before java's:%n",
    footer = {
      "",
      "Examples:",
      "  jay record -o bug.jay -jar app.jar in.txt",
      "  jay replay bug.jay                      the same run again, without in.txt",
      "  jay record --order rounds -cp out Main  in the order of jay run",
      "  jay show bug.jay                        what is in the file",
      "",
      "The file may hold what the program has read: it can be read by you alone (mode 0600).",
      "",
      "Exit codes: the program's own; 101 deadlock; 64 wrong usage; 70 a bug in Jay"
    })
final class RecordCommand implements Callable<Integer> {
  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** In which order threads make their operations. */
  enum Order {
    arrival,
    rounds,
    random
  }

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Where the recording is written. Default: <program>.jay")
  private @Nullable String out;

  @Option(
      names = "--order",
      paramLabel = "arrival|rounds|random",
      description =
          "arrival: first come, first served, near natural timing. rounds: as jay run. random:"
              + " shaken, to catch what natural timing rarely shows. Default: arrival.")
  private Order order = Order.arrival;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description =
          "For --order random: shake in the way of this number. Default: another each time.")
  private @Nullable Long seed;

  @Option(
      names = "--races",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "SITES|learn",
      description =
          "Also write down the order of plain accesses to fields and array elements that several"
              + " threads use: programs with data races replay exactly. Slower. With a file of"
              + " places (--races=SITES, from jay races) only of those: nearly free. --races=learn"
              + " finds them in a first run, which is not recorded, and keeps them in jay.sites;"
              + " what is there is used without being asked for.")
  private @Nullable String races;

  @Option(
      names = "--sphere",
      paramLabel = "GLOB",
      description =
          "Record only the threads whose name, class or task's class matches, each with all that it"
              + " starts, in a file of its own; the rest runs as under java. For --order arrival.")
  private @Nullable String sphere;

  @Option(
      names = "--children",
      description =
          "Record the JVMs that the program starts too, each in a file of its own beside FILE, which"
              + " jay replay repeats by itself.")
  private boolean children;

  @Option(
      names = "--redact",
      paramLabel = "PATTERN",
      description =
          "Keep what matches this regular expression out of the file: of what the program reads, of"
              + " its arguments and environment. Each byte becomes an x.")
  private @Nullable String redact;

  @Option(
      names = "--fingerprint",
      description = "At the end print `jay: schedule <hash> operations <n> threads <n>`.")
  private boolean fingerprint;

  @Option(
      names = "--schedule",
      paramLabel = "FILE",
      description = "Write every operation with its stack to this file too, for jay diff. Slow.")
  private @Nullable String schedule;

  @Parameters(arity = "0..*", hidden = true)
  private List<String> java = new ArrayList<>();

  RecordCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    JavaOptions.Target target = JavaOptions.target(java);
    if (target.kind() == JavaOptions.Kind.NOTHING) {
      spec.commandLine().usage(spec.commandLine().getErr());
      throw UserError.usage("nothing to record. Give a class, -jar or -m, as to java");
    }
    if (sphere != null && order != Order.arrival) {
      throw UserError.usage("--sphere records in order of arrival; leave --order out");
    }
    RunCommand.requireJars(world);
    RaceLearning learning = new RaceLearning(world);
    if (RunOption.LEARN.equals(races) && !learning.hasLearned()) {
      return learning.learn(order.name(), seed == null ? "" : ",shake=" + seed, java);
    }
    findSites(learning);
    Path file = world.directory().resolve(out == null ? name(target) + ".jay" : out);
    JavaHome javaHome = JavaHome.chosen(world).require();
    begin(world, file, java, redaction());
    List<String> command = new ArrayList<>();
    command.add(javaHome.java().toString());
    command.addAll(RunCommand.VM_FLAGS);
    command.add("-javaagent:" + world.agentJar() + "=" + agentOptions(file));
    command.addAll(java);
    long before = System.currentTimeMillis();
    int code = world.children().run(command);
    world.say("recorded in " + out(file) + "; repeat it with: jay replay " + out(file));
    if (children) {
      sayChildren(file, before);
    }
    return code;
  }

  /** Racing places that were learned are used without being asked for, but not silently. */
  private void findSites(RaceLearning learning) throws IOException {
    if ((races == null && sphere == null && learning.hasLearned())
        || RunOption.LEARN.equals(races)) {
      races = RaceLearning.FILE;
      world.say("racing places of " + races);
    }
    if (races != null && !races.isEmpty()) {
      JayFiles.read(world.directory().resolve(races), races, RaceSites::read);
    }
  }

  private String agentOptions(Path file) {
    StringBuilder options = new StringBuilder("record=").append(AgentFile.of(file));
    options.append(",begun,order=").append(order);
    if (seed != null) {
      options.append(",shake=").append(seed);
    }
    if (races != null) {
      options.append(",races");
      if (!races.isEmpty()) {
        options.append('=').append(AgentFile.of(world.directory().resolve(races)));
      }
    }
    if (sphere != null) {
      options.append(",sphere=").append(AgentText.of(sphere));
    }
    if (children) {
      options.append(",children");
    }
    if (redact != null) {
      options.append(",redact=").append(AgentText.of(redact));
    }
    if (fingerprint) {
      options.append(",fingerprint");
    }
    if (schedule != null) {
      options.append(",schedule=").append(AgentFile.of(world.directory().resolve(schedule)));
    }
    return options.toString();
  }

  /** Names the recordings of child JVMs: those beside the file that were made meanwhile. */
  private void sayChildren(Path file, long since) throws IOException {
    String name = String.valueOf(file.toAbsolutePath().getFileName());
    int dot = name.lastIndexOf('.');
    String begin = (dot < 0 ? name : name.substring(0, dot)) + "-child-";
    try (Stream<Path> all = Files.list(file.toAbsolutePath().resolveSibling("."))) {
      for (Path each : all.sorted().toList()) {
        if (String.valueOf(each.getFileName()).startsWith(begin)
            && Files.getLastModifiedTime(each).toMillis() >= since) {
          world.say("a child JVM is recorded in " + each.getFileName());
        }
      }
    }
  }

  private String out(Path file) {
    return out == null ? String.valueOf(file.getFileName()) : out;
  }

  static String name(JavaOptions.Target target) {
    return target.target() == null ? "program" : CheckCommand.simpleName(target.target());
  }

  private UnaryOperator<String> redaction() {
    if (redact == null) {
      return text -> text;
    }
    try {
      Pattern pattern = Pattern.compile(redact);
      return text -> pattern.matcher(text).replaceAll(found -> "x".repeat(found.group().length()));
    } catch (PatternSyntaxException e) {
      throw UserError.usage(
          "--redact " + redact + " is no regular expression: " + e.getDescription());
    }
  }

  /** Writes what the JVM cannot know: the command, where it was given, and the class path. */
  static void begin(World world, Path file, List<String> java, UnaryOperator<String> redaction)
      throws IOException {
    RecordingHead head = new RecordingHead();
    head.properties.put("jay", Version.OF_JAY);
    head.properties.put("directory", world.directory().toString());
    java.forEach(word -> head.words.add(redaction.apply(word)));
    world
        .environment()
        .forEach((name, value) -> head.environment.put(name, redaction.apply(value)));
    head.environment.keySet().removeIf(name -> name.startsWith("JAY_"));
    head.digests.putAll(ClassPathDigest.of(java, world.directory(), world.environment()));
    try {
      Files.deleteIfExists(file);
      try {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      } catch (UnsupportedOperationException notPosix) {
        Files.createFile(file);
      }
      try (OutputStream to = Files.newOutputStream(file)) {
        RecordingWriter.begin(to).head(head);
      }
    } catch (IOException e) {
      throw UserError.usage(
          "the recording cannot be written to "
              + file
              + " ("
              + e
              + "). Choose another file with -o");
    }
  }
}
