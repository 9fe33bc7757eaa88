package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * TERN's Table 5: how many inputs find their schedule in a cache that grows with those that do not.
 * The compressor gets files of the JDK, and of the folder {@code -Djay.reuse.folder=DIR} names;
 * {@code -Djay.reuse.files=10000} tries more of them.
 */
class ReuseRateTest {
  private static final int FILES = Integer.getInteger("jay.reuse.files", 4);
  private static final long LARGEST = 1 << 24;
  private static final String CLASS_PATH =
      Settings.jar("jay-programs") + ":" + Settings.jar("jay-api");

  @TempDir private Path directory;

  @Test
  void theCompressorsSchedulesServeFilesOfMostSizes() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String root : System.getProperty("jay.reuse.folder", "").split(":")) {
      addFiles(root.isEmpty() ? Jdk.running().home() : Path.of(root), files);
    }
    Collections.sort(files);
    Collections.shuffle(files, new Random(7));
    List<Path> tried = files.subList(0, Math.min(FILES, files.size()));
    int reused = 0;
    for (Path each : tried) {
      Command.Ended plain = java(each);
      Command.Ended run = jay("run --fingerprint --cache c", each);
      assertThat(bytes(run)).as(run.describe()).isEqualTo(bytes(plain));
      if (run.stderr().contains("jay: reused ")) {
        reused++;
      } else {
        boolean isLeft = run.stderr().contains("jay: left ");
        assertThat(isLeft && !run.stderr().contains(", by inputs that"))
            .as(run.describe())
            .isFalse();
        Command.Ended learned = jay("learn --cache c", each);
        assertThat(learned.stderr()).as(learned.describe()).contains("jay: learned ");
      }
    }
    System.out.printf("%d of %d files reused a schedule%n", reused, tried.size());
    assertThat(reused).isGreaterThanOrEqualTo(tried.size() / 4);
  }

  private static void addFiles(Path root, List<Path> files) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      all.filter(Files::isRegularFile).filter(each -> size(each) <= LARGEST).forEach(files::add);
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Which consumer had which block is the schedule's; what they made of them is not. */
  private static String bytes(Command.Ended ended) {
    assertThat(ended.exit()).as(ended.describe()).isZero();
    return ended
        .stdout()
        .substring(ended.stdout().lastIndexOf('\n', ended.stdout().length() - 2) + 1);
  }

  private Command.Ended java(Path file) {
    List<String> words = new ArrayList<>();
    words.add(Jdk.running().tool("java").toString());
    words.addAll(program(file));
    return Command.of(Jdk.running(), directory, words).run();
  }

  private Command.Ended jay(String command, Path file) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(program(file));
    return Command.jay(Jdk.running(), directory, words.toArray(new String[0])).run();
  }

  private static List<String> program(Path file) {
    String main = "dev.jay.programs.compressor.Compressor";
    return List.of("-cp", CLASS_PATH, main, "--threads", "4", file.toString());
  }
}
