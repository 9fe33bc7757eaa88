package dev.jay.bench;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Runs a real program: plain, Jay, the other Jay, plain, ... so that whatever else the machine does
 * meets all. Afterwards each Jay runs once more to count its operations. Who fails or is too slow
 * is not run again.
 */
final class RealRounds {
  private final RealPrograms programs;
  private final List<JayHome> jays;
  private final RealArguments arguments;
  private final Fork fork;
  private final PrintStream progress;

  RealRounds(
      RealPrograms programs,
      List<JayHome> jays,
      RealArguments arguments,
      Fork fork,
      PrintStream progress) {
    this.programs = programs;
    this.jays = jays;
    this.arguments = arguments;
    this.fork = fork;
    this.progress = progress;
  }

  RealResult run(String name) {
    List<RealSide> sides = new ArrayList<>();
    for (int side = 0; side <= jays.size(); side++) {
      sides.add(new RealSide(new ArrayList<>(), new ArrayList<>()));
    }
    for (int round = 1; round <= arguments.rounds(); round++) {
      for (int side = 0; side < sides.size() && sides.get(0).isGoingOn(); side++) {
        if (sides.get(side).isGoingOn()) {
          sides.get(side).runs().add(fork(name, side, arguments.options()));
        }
      }
    }
    for (int side = 1; side < sides.size(); side++) {
      if (sides.get(0).isGoingOn() && sides.get(side).isGoingOn()) {
        sides.get(side).counted().add(fork(name, side, arguments.options() + ",stats"));
      }
    }
    return new RealResult(name, sides.get(0), sides.subList(1, sides.size()));
  }

  /** Side 0 is plain java. */
  private RealRun fork(String name, int side, String options) {
    List<String> agent =
        side == 0
            ? List.of()
            : List.of("-javaagent:" + jays.get(side - 1).jar("agent") + "=" + options);
    Path javaHome = arguments.javaHome();
    Duration limit = arguments.limit();
    double before = ChildTime.seconds();
    Fork.Outcome outcome = fork.run(programs.command(javaHome, agent, name), limit);
    RealRun run = RealRun.of(outcome, ChildTime.seconds() - before);
    String who = side == 0 ? "plain" : side == 1 ? "jay" : "the other jay";
    progress.println(
        String.format(Locale.ROOT, "%s: %s, %.2f s", name, who + end(run), run.seconds()));
    if (run.isFailed()) {
      progress.println(outcome.stderr().indent(2));
    }
    return run;
  }

  private static String end(RealRun run) {
    return run.isTimedOut() ? " timed out" : run.isFailed() ? " failed, exit " + run.exit() : "";
  }
}
