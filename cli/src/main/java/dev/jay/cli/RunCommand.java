package dev.jay.cli;

import dev.jay.trace.Hints;
import dev.jay.trace.HybridSchedule;
import dev.jay.trace.RaceSites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code jay run}: starts java with the agent and gives back the program's exit code. The
 * launcher's script makes the same command by itself for command lines in the usual shape.
 */
final class RunCommand {
  /** The compiler's and collector's threads come and go with the load; fixed numbers are calmer. */
  static final List<String> VM_FLAGS =
      List.of(
          "-XX:-UseDynamicNumberOfCompilerThreads",
          "-XX:-UseDynamicNumberOfGCThreads",
          "-XX:+IgnoreUnrecognizedVMOptions");

  private final World world;
  private final RunOptions options;
  private final List<String> java;

  RunCommand(World world, List<String> words) {
    RunArguments arguments = RunArguments.split(RunOptions.own(), words);
    this.world = world;
    this.options = RunOptions.read(arguments.jay(), world.directory());
    this.java = arguments.java();
  }

  int run() throws IOException, InterruptedException {
    if (options.has(RunOption.HELP)) {
      Commands.usage("run", world, world.out());
      return ExitCode.OK;
    }
    requireProgram();
    if (options.has(RunOption.TWICE) && options.has(RunOption.SCHEDULE)) {
      throw UserError.usage(
          "--twice compares by itself; give --schedule without it, or not at all");
    }
    requireCache();
    requireJars(world);
    if (options.value(RunOption.RACES).equals(RunOption.LEARN)) {
      RaceLearning learning = new RaceLearning(world);
      if (!learning.hasLearned()) {
        options.remove(RunOption.RACES);
        return learning.learn("rounds", options.forAgent().substring("run".length()), java);
      }
      options.set(RunOption.RACES, AgentFile.of(learning.sites()));
    }
    findHints();
    requireFiles();
    JavaHome javaHome = JavaHome.chosen(world).require();
    String reuse = "";
    if (options.has(RunOption.CACHE)) {
      String cache = options.value(RunOption.CACHE);
      ProgramCache.Found found = new ProgramCache(world, java, javaHome, cache).find();
      if (found == null && options.has(RunOption.LEARN_ON_MISS)) {
        return new Learning(world, cache, java, List.of())
            .learn("rounds", options.forAgent().substring("run".length()) + ",unfit");
      }
      reuse = found == null ? ",unfit" : follow(found);
    }
    String agentOptions = options.forAgent() + reuse;
    if (options.has(RunOption.TWICE)) {
      return new Twice(world).run(more -> command(javaHome, agentOptions + "," + more));
    }
    return world.children().run(command(javaHome, agentOptions));
  }

  /** Hints beside the jar are used without being asked for, but not silently. */
  private void findHints() {
    Path beside = HintsFile.beside(world, JavaOptions.target(java));
    boolean isOrdered = options.has(RunOption.FOLLOW) || options.has(RunOption.ROUNDS);
    if (!options.has(RunOption.HINTS)
        && !isOrdered
        && beside != null
        && Files.isRegularFile(beside)) {
      options.set(RunOption.HINTS, AgentFile.of(beside));
      world.say("hints of " + beside);
    }
  }

  /** The run follows a schedule of the cache; gives back further options of the agent's. */
  private String follow(ProgramCache.Found found) {
    options.set(RunOption.FOLLOW, AgentFile.of(found.file()));
    options.set(RunOption.ON_LEAVE, "go-on");
    return found.options();
  }

  /** What is asked for with a cache must make sense. */
  private void requireCache() {
    if (options.has(RunOption.CACHE) && options.has(RunOption.FOLLOW)) {
      throw UserError.usage("--cache chooses the schedule by itself; leave --follow out");
    }
    if (!options.has(RunOption.LEARN_ON_MISS)) {
      return;
    }
    String cache = options.value(RunOption.CACHE);
    if (cache.isEmpty() || cache.equals(ProgramCache.AUTO)) {
      throw UserError.usage("--learn-on-miss needs a folder to write to: --cache DIR");
    }
  }

  private List<String> command(JavaHome javaHome, String agentOptions) {
    List<String> command = new ArrayList<>();
    command.add(javaHome.java().toString());
    command.addAll(VM_FLAGS);
    command.add("-javaagent:" + world.agentJar() + "=" + agentOptions);
    command.addAll(java);
    return command;
  }

  /** What is wrong with a file is told before a JVM is started for it. */
  private void requireFiles() throws IOException {
    String schedule = options.value(RunOption.FOLLOW);
    if (!schedule.isEmpty()) {
      JayFiles.read(Path.of(schedule), schedule, HybridSchedule::read);
    }
    String hints = options.value(RunOption.HINTS);
    if (!hints.isEmpty()) {
      JayFiles.read(Path.of(hints), hints, Hints::read);
    }
    String sites = options.value(RunOption.RACES);
    if (!sites.isEmpty()) {
      JayFiles.read(Path.of(sites), sites, RaceSites::read);
    }
  }

  private void requireProgram() {
    JavaOptions.Target target = JavaOptions.target(java);
    if (target.kind() == JavaOptions.Kind.NOTHING) {
      Commands.usage("run", world, world.err());
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
