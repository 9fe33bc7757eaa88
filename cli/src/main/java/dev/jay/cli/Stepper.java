package dev.jay.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Steps through a recording, to and fro. Every step is a replay from the beginning to the turn that
 * is asked for, so that going back is as easy as going on; the program's output is the same each
 * time, and only what is new of it is shown.
 */
final class Stepper {
  private static final String HELP =
      """
      n [K]      on by K turns (also: just Enter)      b [K]      back by K turns
      s [T]      on to the next turn of thread number T, or to the next switch of threads
      r [T]      back to the last turn of thread number T, or to the last switch of threads
      i          on to the next input                  j          back to the last input
      o TEXT     from the beginning until TEXT is printed
      g N        to turn N                             w          what all threads do here
      q          the end
      """;

  private static final Pattern STOPPED = Pattern.compile("jay: stopped .*before turn (\\d+).*");

  private final World world;
  private final RecordingReplay replay;
  private final Path directory;
  private final boolean anyway;
  private final TurnMap turns;
  private @Nullable NavigableMap<Long, String> inputs;
  private long position;
  private int shown;
  private List<String> report = List.of();

  Stepper(World world, RecordingReplay replay, Path directory, boolean anyway) throws IOException {
    this.world = world;
    this.replay = replay;
    this.directory = directory;
    this.anyway = anyway;
    this.turns = TurnMap.of(replay.recording);
  }

  int run(InputStream from) throws IOException, InterruptedException {
    BufferedReader commands =
        new BufferedReader(new InputStreamReader(from, Charset.defaultCharset()));
    world.say(turns.turns() + " turns. ? tells the commands");
    go(0);
    for (String line = ask(commands); line != null; line = ask(commands)) {
      if (line.trim().equals("q")) {
        break;
      }
      step(line.trim());
    }
    return ExitCode.OK;
  }

  private @Nullable String ask(BufferedReader commands) throws IOException {
    world.err().print("jay: " + position + "> ");
    world.err().flush();
    return commands.readLine();
  }

  private void step(String line) throws IOException, InterruptedException {
    String command = line.isEmpty() ? "n" : line.substring(0, 1);
    String rest = line.length() < 2 ? "" : line.substring(1).trim();
    switch (command) {
      case "n" -> go(position + number(rest, 1));
      case "b" -> go(position - number(rest, 1));
      case "g" -> go(number(rest, position));
      case "s" ->
          go(
              rest.isEmpty()
                  ? turns.nextSwitch(position)
                  : turns.nextOf((int) number(rest, 0), position));
      case "r" ->
          go(
              rest.isEmpty()
                  ? turns.lastSwitch(position)
                  : turns.lastOf((int) number(rest, 0), position));
      case "i" -> goToInput(inputs().higherKey(position));
      case "j" -> goToInput(inputs().lowerKey(position));
      case "o" -> perform(",until-output=" + AgentText.of(rest.isEmpty() ? "\n" : rest));
      case "w" -> report.forEach(world.err()::println);
      default -> world.err().print(HELP);
    }
  }

  private long number(String text, long otherwise) {
    if (text.isEmpty()) {
      return otherwise;
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      world.say("'" + text + "' is no number");
      return otherwise;
    }
  }

  private void goToInput(@Nullable Long turn) throws IOException, InterruptedException {
    if (turn == null) {
      world.say("there is no other input in that direction");
    } else {
      world.say("input: " + inputs().get(turn));
      go(turn);
    }
  }

  /** The turns in which something is read, and what. */
  private NavigableMap<Long, String> inputs() throws IOException, InterruptedException {
    NavigableMap<Long, String> known = inputs;
    if (known == null) {
      known = new TreeMap<>();
      inputs = known;
      Path list = Files.createTempFile("jay", ".inputs");
      try {
        replay.streams(directory, anyway, ",list-inputs=" + AgentFile.of(list));
        for (String line : Files.readAllLines(list)) {
          String[] words = line.split(" ", 3);
          if (words.length == 3) {
            known.merge(
                Long.parseLong(words[0]),
                "thread number " + words[1] + ", " + words[2],
                (one, another) -> one + "; " + another);
          }
        }
      } finally {
        Files.deleteIfExists(list);
      }
    }
    return known;
  }

  private void go(long turn) throws IOException, InterruptedException {
    long to = Math.max(0, turn);
    perform(to >= turns.turns() ? "" : ",until=" + to);
  }

  private void perform(String agentOptions) throws IOException, InterruptedException {
    Children.Streams ended = replay.streams(directory, anyway, agentOptions);
    if (ended.out().length() > shown) {
      world.out().print(ended.out().substring(shown));
      world.out().flush();
      shown = ended.out().length();
    }
    report = ended.errLines();
    position = turns.turns();
    for (String line : report) {
      Matcher stopped = STOPPED.matcher(line);
      if (stopped.matches()) {
        position = Long.parseLong(stopped.group(1));
      }
    }
    tell(ended.exitCode());
  }

  /** The thread whose turn it is with its stack, the others in a line each. */
  private void tell(int exitCode) {
    if (position == turns.turns()) {
      world.say("the recording ends here, with exit code " + exitCode);
      return;
    }
    boolean isNext = false;
    String next = nextThread();
    for (String line : report) {
      boolean isThread = line.startsWith("jay: thread ");
      isNext = isThread ? line.startsWith("jay: " + next) : isNext && line.startsWith("jay:   ");
      if (isThread || isNext || line.startsWith("jay: stopped")) {
        world.err().println(line);
      }
    }
  }

  /** As the report calls it: what stands in the line that says where it stopped. */
  private String nextThread() {
    for (String line : report) {
      int at = line.indexOf(", which is thread ");
      if (line.startsWith("jay: stopped") && at > 0) {
        return line.substring(at + ", which is ".length()).replaceAll("'s$", "");
      }
    }
    return "nobody";
  }
}
