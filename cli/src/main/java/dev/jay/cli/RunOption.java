package dev.jay.cli;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The options of {@code jay run}: how each is written, and what the agent is told. */
enum RunOption {
  FINGERPRINT(Kind.FLAG, "", "At the end print `jay: schedule <hash> operations <n> threads <n>`."),
  SCHEDULE(
      Kind.FILE,
      "FILE",
      "Write every operation with its stack to this file, for jay diff. Slow: some microseconds for"
          + " each."),
  TWICE(
      Kind.FLAG,
      "",
      "Run the program a second time, with delays and no standard input, and name the first"
          + " operation where the two schedules part, with both stacks; 102 if they do."),
  STATS(
      Kind.FLAG,
      "",
      "At the end print operations by kind, hand-overs of the turn, and the ten places where"
          + " threads waited longest for it: where a soft barrier helps."),
  STRICT(
      Kind.FLAG,
      "",
      "End with 104 when the turn is stuck on something outside Jay, instead of going on."),
  DELAYS(
      Kind.NUMBER,
      "SEED",
      "Delay threads at random, by this seed: a test that timing changes nothing."),
  SEED(
      Kind.NUMBER,
      "N",
      "Begin every random generator (Random, SplittableRandom, ThreadLocalRandom, Math.random,"
          + " UUID.randomUUID, SecureRandom) with this number, and with --time=logical the calendar"
          + " on 1 January 2025. SecureRandom is not secure then: for tests only. Default: real"
          + " seeds."),
  CPUS(
      Kind.COUNT,
      "N",
      "What availableProcessors tells the program and java.util.concurrent. Default: the machine's"
          + " number for the program, 4 for the JDK's pools."),
  SEALED(
      Kind.FLAG,
      "",
      "Nothing enters that may be another in the next run: --time=logical --seed 1 --cpus 4, each"
          + " unless given otherwise. What comes from files, sockets and other processes still"
          + " does."),
  STRETCH(
      Kind.COUNT,
      "N",
      "How many operations a thread may make in a row before the turn goes on. Another N is"
          + " another schedule, as fixed as any. Default: 256."),
  ROUNDS(
      Kind.FLAG,
      "",
      "One operation a turn, as in PARROT, instead of many in a row: slower, but the finest order"
          + " of threads that is fair."),
  HINTS(
      Kind.FILE,
      "FILE",
      "Places after which the program computes for long (from jay tune): the others go on"
          + " meanwhile. Default: jay.hints beside the jar, if it is there."),
  RACES(
      Kind.PLACES,
      "SITES|learn",
      "Plain accesses to memory that several threads use are operations: the order of data races is"
          + " fixed too. Slower. With --races=SITES only those at the places of that file (from jay"
          + " races): nearly free. --races=learn finds them in the first run and keeps them in"
          + " jay.sites."),
  FOLLOW(
      Kind.FILE,
      "SCHEDULE",
      "Repeat this hybrid schedule (from jay analyze): the order of operations and of racing"
          + " accesses that was traced."),
  ON_LEAVE(
      Kind.LEAVING,
      "stop|go-on",
      "What to do when the program leaves the schedule that it follows: end with 102, or go on in"
          + " turns. Default: stop."),
  CACHE(
      Kind.FOLDER,
      "DIR|auto",
      "Look in this folder (from jay learn) for a schedule that fits the inputs, and repeat it; if"
          + " none fits, run as usual. auto: app.jay-cache beside app.jar, and META-INF/jay in"
          + " it."),
  LEARN_ON_MISS(
      Kind.FLAG, "", "With --cache DIR: if no schedule fits, learn this run's, as jay learn does."),
  TICK(
      Kind.DURATION,
      "DURATION",
      "Logical time that one hand-over of the turn is worth, e.g. 500ns, 3us, 1ms. Default: 3us."),
  STUCK_AFTER(
      Kind.DURATION,
      "DURATION",
      "CPU time that the holder of the turn may compute while others wait for it, before it is"
          + " taken out of the order. Default: 10s."),
  TIME(
      Kind.CLOCK,
      "real|logical",
      "What System.nanoTime, currentTimeMillis, Instant.now and the like tell the program. Sleeps"
          + " and timeouts are logical in any case. Default: real."),
  HELP(Kind.FLAG, "", "Show this help.");

  static final String LEARN = "learn";

  private final Kind kind;
  private final String label;
  private final String description;

  RunOption(Kind kind, String label, String description) {
    this.kind = kind;
    this.label = label;
    this.description = description;
  }

  /** What may stand as an option's value. */
  private enum Kind {
    FLAG,
    FILE,
    NUMBER,
    COUNT,
    DURATION,
    CLOCK,
    PLACES,
    FOLDER,
    LEAVING
  }

  /** The option that is written so, if there is one. */
  static @Nullable RunOption named(String word) {
    if (word.equals("-h")) {
      return HELP;
    }
    for (RunOption each : values()) {
      if (each.word().equals(word)) {
        return each;
      }
    }
    return null;
  }

  /** As users write it. */
  String word() {
    return "--" + key();
  }

  /** As the agent knows it. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  boolean takesValue() {
    return kind != Kind.FLAG && kind != Kind.PLACES;
  }

  /** Whether a value may be given, behind a {@code =}. */
  boolean mayHaveValue() {
    return kind != Kind.FLAG;
  }

  /** What stands for the value in the help. */
  String label() {
    return label;
  }

  String description() {
    return description;
  }

  /**
   * The value as the agent takes it.
   *
   * @param directory where a file is that is not given with its whole path
   * @throws IllegalArgumentException says what is wrong with what was given
   */
  String valueFor(String given, Path directory) {
    return switch (kind) {
      case FLAG, FOLDER -> given;
      case FILE -> file(directory.resolve(given));
      case NUMBER -> Long.toString(number(given));
      case COUNT -> Long.toString(count(given));
      case DURATION -> Long.toString(Durations.parseNanos(given));
      case CLOCK -> clock(given);
      case PLACES -> given.equals(LEARN) ? given : file(directory.resolve(given));
      case LEAVING -> leaving(given);
    };
  }

  private static String file(Path given) {
    String file = given.toAbsolutePath().toString();
    if (file.indexOf(',') >= 0) {
      throw new IllegalArgumentException(
          "'" + file + "' has a comma, where the agent would end it; choose another file");
    }
    return file;
  }

  private static long number(String given) {
    try {
      return Long.parseLong(given);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + given + "' is not a whole number", e);
    }
  }

  private static long count(String given) {
    long number = number(given);
    if (number < 1 || number > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("'" + given + "' is out of range; 1 is the least");
    }
    return number;
  }

  private static String leaving(String given) {
    if (given.equals("stop") || given.equals("go-on")) {
      return given;
    }
    throw new IllegalArgumentException("'" + given + "' is not stop or go-on");
  }

  private static String clock(String given) {
    if (given.equals("real") || given.equals("logical")) {
      return given;
    }
    throw new IllegalArgumentException("'" + given + "' is no clock; give real or logical");
  }
}
