package dev.jay.agent;

import dev.jay.agent.table.Mode;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The agent's options: {@code run,fingerprint,delays=7}. They are written by {@code jay run}, or by
 * hand after {@code -javaagent:jay-agent.jar=}.
 */
final class Options {
  boolean fingerprint;
  boolean stats;
  boolean strict;
  boolean doctor;
  boolean check;
  boolean logicalTime;

  /** Where to write the schedule, or null. */
  @Nullable String schedule;

  boolean seeded;
  long seed;
  long delays;

  /** 0 when none were asked for. */
  int cpus;

  int stretch = 1;
  long tickNanos = 3_000;
  long stuckAfterNanos = 10_000_000_000L;

  /** What is wrong with an option, in one line. */
  static final class WrongOption extends Exception {
    private static final long serialVersionUID = 1;

    WrongOption(String message) {
      super(message);
    }
  }

  static Options parse(@Nullable String text) throws WrongOption {
    Options options = new Options();
    if (text == null || text.isEmpty()) {
      return options;
    }
    for (String option : Arrays.asList(text.split(","))) {
      int equals = option.indexOf('=');
      if (equals < 0) {
        options.set(option);
      } else {
        options.set(option.substring(0, equals), option.substring(equals + 1));
      }
    }
    return options;
  }

  private void set(String name) throws WrongOption {
    switch (name) {
      case "run":
        break;
      case "fingerprint":
        fingerprint = true;
        break;
      case "stats":
        stats = true;
        break;
      case "strict":
        strict = true;
        break;
      case "doctor":
        doctor = true;
        break;
      case "check":
        check = true;
        logicalTime = true;
        break;
      default:
        throw new WrongOption(
            "unknown agent option '"
                + name
                + "'; known are run, check, fingerprint, stats, strict, doctor, delays=SEED, seed=N, cpus=N, schedule=FILE, stretch=N, tick=NANOS, stuck-after=NANOS, time=logical");
    }
  }

  private void set(String name, String value) throws WrongOption {
    if (name.equals("time")) {
      logicalTime = isLogical(value);
      return;
    }
    if (name.equals("schedule")) {
      schedule = value;
      return;
    }
    long number;
    try {
      number = Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw new WrongOption("agent option " + name + "=" + value + ": not a whole number");
    }
    switch (name) {
      case "delays":
        delays = number == 0 ? Long.MIN_VALUE : number; // 0 means no delays
        break;
      case "seed":
        seeded = true;
        seed = number;
        break;
      case "cpus":
        cpus = (int) Math.min(Integer.MAX_VALUE, positive(name, number));
        break;
      case "stretch":
        stretch = (int) Math.min(1 << 20, positive(name, number));
        break;
      case "tick":
        tickNanos = positive(name, number);
        break;
      case "stuck-after":
        stuckAfterNanos = positive(name, number);
        break;
      default:
        set(name + "=");
    }
  }

  /** What these options ask to be instrumented. */
  Mode mode() {
    return new Mode(check, logicalTime, seeded, cpus > 0);
  }

  private static boolean isLogical(String value) throws WrongOption {
    if (!value.equals("logical") && !value.equals("real")) {
      throw new WrongOption("agent option time=" + value + ": the time is real or logical");
    }
    return value.equals("logical");
  }

  private static long positive(String name, long number) throws WrongOption {
    if (number <= 0) {
      throw new WrongOption("agent option " + name + "=" + number + ": must be positive");
    }
    return number;
  }
}
