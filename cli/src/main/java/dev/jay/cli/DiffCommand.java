package dev.jay.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code jay diff}: where do two schedules part? */
@Command(
    name = "diff",
    description = "Names the first operation where the schedules of two runs part.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay diff <schedule> <schedule>",
    descriptionHeading = "%n",
    optionListHeading = "%n",
    footer = {
      "",
      "The files are written by jay run --schedule FILE. Both operations are shown with their stacks.",
      "",
      "Exit codes: 0 the schedules are the same; 102 they differ; 65 a bad file."
    })
final class DiffCommand implements Callable<Integer> {
  private final World world;

  @Parameters(index = "0", paramLabel = "A")
  private Path a = Path.of("");

  @Parameters(index = "1", paramLabel = "B")
  private Path b = Path.of("");

  DiffCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException {
    ScheduleDiff diff =
        new ScheduleDiff(world.directory().resolve(a), world.directory().resolve(b));
    ScheduleDiff.Result result = diff.compare("only " + a, "only " + b);
    result.lines().forEach(world.out()::println);
    world.out().flush();
    return result.same() ? ExitCode.OK : ExitCode.DIVERGENCE;
  }
}
