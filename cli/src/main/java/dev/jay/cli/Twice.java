package dev.jay.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code jay run --twice}: runs a program twice, the second time with delays and without standard
 * input, and compares the two schedules and what was printed. The user sees the first run's output.
 */
final class Twice {
  private static final String OPTION = "schedule=";

  private final World world;

  Twice(World world) {
    this.world = world;
  }

  /** How to run the program with these further options of the agent's. */
  interface Command {
    List<String> with(String agentOptions);
  }

  int run(Command command) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("jay-twice");
    Path first = folder.resolve("first.schedule");
    Path second = folder.resolve("second.schedule");
    try {
      Children.Printed one =
          world.children().print(command.with(OPTION + first), true, world.out());
      Children.Printed two =
          world
              .children()
              .print(
                  command.with(OPTION + second + ",delays=1"),
                  false,
                  OutputStream.nullOutputStream());
      return report(one, two, new ScheduleDiff(first, second));
    } finally {
      Files.deleteIfExists(first);
      Files.deleteIfExists(second);
      Files.delete(folder);
    }
  }

  private int report(Children.Printed one, Children.Printed two, ScheduleDiff diff)
      throws IOException {
    ScheduleDiff.Result result = diff.compare("only the first run", "only the second run");
    List<String> lines = new ArrayList<>(result.lines());
    if (!one.digest().equals(two.digest())) {
      lines.add("the outputs differ");
    }
    if (one.exitCode() != two.exitCode()) {
      lines.add("the exit codes differ: " + one.exitCode() + " and " + two.exitCode());
    }
    lines.forEach(world::say);
    return result.same() && lines.size() == 1 ? one.exitCode() : ExitCode.DIVERGENCE;
  }
}
