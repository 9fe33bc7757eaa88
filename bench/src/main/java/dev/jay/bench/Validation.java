package dev.jay.bench;

import dev.jay.bench.simulate.Costs;
import dev.jay.bench.simulate.Course;
import dev.jay.bench.simulate.Rules;
import dev.jay.bench.simulate.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What was simulated beside what is measured on this machine's cores: plain java, rounds and
 * stretches of 256, in turn. Whole processes are measured, less what the start of an empty program
 * takes; the shortest of all rounds, since whatever else the machine does only adds to it. What the
 * JVM's compilers and collector take from the cores is measured, and not simulated.
 */
final class Validation {
  private static final List<Rules> RULES = List.of(Rules.FREE, Rules.ROUNDS, Rules.stretches(256));
  private static final List<String> AGENT = List.of("", "=run,rounds", "=run");
  private static final String EMPTY = "dev.jay.programs.bench.HelloWorld";

  private final RealPrograms programs;
  private final JayHome home;
  private final SimulateArguments arguments;
  private final Fork fork;
  private final List<Double> simulated = new ArrayList<>();
  private final List<Double> measured = new ArrayList<>();
  private String name = "";

  Validation(RealPrograms programs, JayHome home, SimulateArguments arguments, Fork fork) {
    this.programs = programs;
    this.home = home;
    this.arguments = arguments;
    this.fork = fork;
  }

  /** The command that runs a program with so many threads, with an agent or without. */
  static List<String> command(
      RealPrograms programs, SimulateArguments arguments, String name, @Nullable String agent) {
    List<String> command =
        programs.command(arguments.javaHome(), agent == null ? List.of() : List.of(agent), name);
    command.addAll(List.of("--threads", Integer.toString(arguments.threads())));
    return command;
  }

  /** Measures that program, and simulates its run. */
  Validation of(String program, Course stretches, Course rounds) {
    name = program;
    int cores = Runtime.getRuntime().availableProcessors();
    for (Rules rules : RULES) {
      Course course = rules.equals(Rules.ROUNDS) ? rounds : stretches;
      double nanos = Simulation.of(course, rules, Costs.MEASURED, cores).nanos() + course.alone();
      simulated.add(nanos / 1e9);
      measured.add(Double.MAX_VALUE);
    }
    List<Double> empty = new ArrayList<>(measured);
    for (int round = 0; round < arguments.rounds(); round++) {
      for (int i = 0; i < RULES.size(); i++) {
        String agent = i == 0 ? null : "-javaagent:" + home.jar("agent") + AGENT.get(i);
        measured.set(
            i, Math.min(measured.get(i), seconds(command(programs, arguments, name, agent))));
        empty.set(i, Math.min(empty.get(i), seconds(emptyCommand(agent))));
      }
    }
    for (int i = 0; i < RULES.size(); i++) {
      measured.set(i, measured.get(i) - empty.get(i));
    }
    return this;
  }

  private List<String> emptyCommand(@Nullable String agent) {
    List<String> command = new ArrayList<>();
    command.add(arguments.javaHome().resolve("bin").resolve("java").toString());
    if (agent != null) {
      command.add(agent);
    }
    command.addAll(List.of("-cp", home.jar("programs").toString(), EMPTY));
    return command;
  }

  private double seconds(List<String> command) {
    Fork.Outcome outcome = fork.run(command, arguments.limit());
    return outcome.exit() == 0 || outcome.exit() == Fork.TIMED_OUT
        ? outcome.nanos() / 1e9
        : Double.NaN;
  }

  static String[] heads() {
    List<String> heads = new ArrayList<>(List.of("program"));
    for (Rules rules : RULES) {
      heads.add(rules.name() + ": simulated s");
      heads.add("measured s");
      heads.add("simulated / measured");
    }
    return heads.toArray(new String[0]);
  }

  List<String> cells() {
    List<String> cells = new ArrayList<>(List.of(name));
    for (int i = 0; i < RULES.size(); i++) {
      cells.add(String.format(Locale.ROOT, "%.2f", simulated.get(i)));
      cells.add(String.format(Locale.ROOT, "%.2f", measured.get(i)));
      cells.add(String.format(Locale.ROOT, "%.2f", simulated.get(i) / measured.get(i)));
    }
    return cells;
  }
}
