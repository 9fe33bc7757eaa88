package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first example of README.md: a program with its arguments, and the last line that Jay prints.
 */
record ReadmeExample(String program, List<String> arguments, String schedule) {
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^ *dev\\.jay\\.programs\\.(compressor\\.\\w+) (.+)$");
  private static final Pattern SCHEDULE = Pattern.compile("(?m)^jay: schedule .+$");

  static ReadmeExample read() {
    try {
      String text = Files.readString(Settings.root().resolve("README.md"));
      Matcher command = find(COMMAND, text);
      return new ReadmeExample(
          command.group(1), List.of(command.group(2).split(" ")), find(SCHEDULE, text).group());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Launch launch(Jdk jdk) {
    return Launch.plain(jdk, program, arguments.toArray(new String[0]));
  }

  private static Matcher find(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new AssertionError("README.md has no line like " + pattern);
    }
    return matcher;
  }
}
