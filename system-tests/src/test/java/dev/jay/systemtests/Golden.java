package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The golden file of one release of the JDK: how every program runs under Jay. A line is {@code
 * program fingerprint operations threads digest-of-stdout exit}; comments begin with {@code #}. One
 * of them names the programs that have no line since what they do is not the same in every run.
 *
 * @param lines by program, what follows the program's name
 */
record Golden(Map<String, String> lines, Set<String> leftOut) {
  private static final Path FOLDER =
      Settings.root().resolve("system-tests/src/test/resources/golden");
  private static final String LEFT_OUT = "# left out, runs differ:";

  private static final Map<Jdk, Optional<Golden>> READ = new ConcurrentHashMap<>();

  static Path file(Jdk jdk) {
    return FOLDER.resolve("fingerprints-" + jdk.version() + ".txt");
  }

  /** What is expected with this JDK; empty where nobody has written it down. */
  static Optional<Golden> of(Jdk jdk) {
    return READ.computeIfAbsent(jdk, Golden::read);
  }

  private static Optional<Golden> read(Jdk jdk) {
    if (!Files.exists(file(jdk))) {
      return Optional.empty();
    }
    Map<String, String> lines = new TreeMap<>();
    Set<String> leftOut = new TreeSet<>();
    try {
      for (String line : Files.readAllLines(file(jdk))) {
        if (line.startsWith(LEFT_OUT)) {
          leftOut.addAll(Set.of(line.substring(LEFT_OUT.length()).trim().split(" ")));
        } else if (!line.startsWith("#")) {
          String[] halves = line.split(" ", 2);
          lines.put(halves[0], halves[1]);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Optional.of(new Golden(lines, leftOut));
  }

  /** Fails if this run of a program is not the one that the golden file knows. */
  static void require(Outcome run, String program) {
    Jdk jdk = run.launch().jdk();
    Optional<Golden> golden = of(jdk).filter(g -> !g.leftOut.contains(program));
    if (golden.isPresent()) {
      String expected = program + " " + golden.get().lines.get(program);
      String seen = program + " " + line(run).orElse("has no fingerprint");
      if (!seen.equals(expected)) {
        throw new AssertionError(
            "a run is not as in %s\nthere %s\nhere  %s\n%s"
                .formatted(file(jdk).getFileName(), expected, seen, run.describe()));
      }
    }
  }

  /** From the lines by program; empty lines are of programs to be left out. */
  static Golden ofRuns(Map<String, Optional<String>> runs) {
    Map<String, String> lines = new TreeMap<>();
    Set<String> leftOut = new TreeSet<>();
    runs.forEach(
        (program, line) ->
            line.ifPresentOrElse(l -> lines.put(program, l), () -> leftOut.add(program)));
    return new Golden(lines, leftOut);
  }

  void write(Jdk jdk) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("# How programs run under Jay with JDK ").append(jdk.version()).append(".\n");
    text.append("# program fingerprint operations threads digest-of-stdout exit\n");
    if (!leftOut.isEmpty()) {
      text.append(LEFT_OUT).append(' ').append(String.join(" ", leftOut)).append('\n');
    }
    lines.forEach((program, run) -> text.append(program).append(' ').append(run).append('\n'));
    Files.createDirectories(FOLDER);
    Files.writeString(file(jdk), text);
  }

  /** What a run was, as in a line after the program's name; empty without a fingerprint. */
  static Optional<String> line(Outcome outcome) {
    return outcome
        .fingerprint()
        .map(Golden::schedule)
        .map(schedule -> schedule + " " + digest(outcome.stdout()) + " " + outcome.exit());
  }

  /** Jay's line about a schedule, as it stands in a line of the file. */
  static String schedule(String said) {
    return said.replaceAll("jay: schedule | operations| threads", "");
  }

  /** The line of runs that are all the same; empty if they are not. */
  static Optional<String> line(Collection<Outcome> runs) {
    Set<Optional<String>> seen = new HashSet<>();
    runs.forEach(run -> seen.add(line(run)));
    return seen.size() == 1 ? seen.iterator().next() : Optional.empty();
  }

  private static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
