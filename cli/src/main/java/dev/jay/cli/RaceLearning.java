package dev.jay.cli;

import dev.jay.analysis.Races;
import dev.jay.analysis.TraceReader;
import dev.jay.trace.RaceSites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code jay run --races=learn}, and {@code jay record}: the first run is traced, and the places
 * that race in it are kept in a file of the working directory; from the next run on they are
 * operations.
 */
final class RaceLearning {
  static final String FILE = "jay.sites";

  private final World world;
  private final Path sites;

  RaceLearning(World world) {
    this.world = world;
    this.sites = world.directory().resolve(FILE);
  }

  /** The file with what was learned, if there is one. */
  boolean hasLearned() {
    return Files.isRegularFile(sites);
  }

  Path sites() {
    return sites;
  }

  /** Runs the program for the first time; gives back its exit code. */
  int learn(String order, String options, List<String> java)
      throws IOException, InterruptedException {
    Path trace = Files.createTempFile("jay", ".trace.jay");
    try {
      int code = TraceCommand.run(world, trace, ",order=" + order + options, java);
      Races races = Races.of(JayFiles.read(trace, FILE, TraceReader::read));
      List<String> found = races.sites(true);
      Files.writeString(sites, RaceSites.text(found));
      world.say(
          found.size()
              + " racing places learned, in "
              + FILE
              + "; from the next run on their order is fixed. Delete the file to learn again");
      return code;
    } finally {
      Files.deleteIfExists(trace);
    }
  }
}
