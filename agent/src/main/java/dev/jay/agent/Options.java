package dev.jay.agent;

import dev.jay.agent.table.Mode;
import dev.jay.agent.table.PlainAccesses;
import dev.jay.runtime.core.RoundRobin;
import dev.jay.runtime.inputs.GivenInputs;
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

  /** Where to write a recording, or null. */
  @Nullable String record;

  /** The recording to follow, or null. */
  @Nullable String replay;

  /** The launcher has begun the recording's file. */
  boolean begun;

  /** The order of a recording: arrival, rounds or random. */
  String order = "arrival";

  /** Seed of a random order; 0 for one of its own. */
  long shake;

  /** Nothing is controlled but what the program itself records or replays. */
  boolean spheres;

  /** Plain accesses to memory that several threads use are operations. */
  boolean races;

  /** The list of places whose plain accesses alone are; or null. */
  @Nullable String sites;

  /** A recording also has what the program executes. */
  boolean trace;

  /** Packages of the JDK that are traced, with colons between, or null. */
  @Nullable String jdk;

  /** And the values that it got. */
  boolean values;

  /** A recording has no inputs, and what lets them in is no operation; a schedule is of such. */
  boolean untaped;

  /** The schedule to follow orders plain accesses too. */
  boolean ordersAccesses = true;

  /** Where it is written after which places the program computes for long, or null. */
  @Nullable String tune;

  /** Where that is read from, or null. */
  @Nullable String hints;

  /** Where to write the course of the run, for the bench's simulation, or null. */
  @Nullable String course;

  /** The hybrid schedule to follow, or null. */
  @Nullable String follow;

  /** A program that leaves its hybrid schedule goes on without. */
  boolean goesOn;

  /** What is to be seen to while it is followed, or null. */
  @Nullable String candidates;

  /** What the schedule to follow is called in a cache, or null. */
  @Nullable String reuse;

  /** Where uses of the cache are counted, or null. */
  @Nullable String reuseLog;

  /** A cache has no schedule for this run. */
  boolean unfit;

  /** A recording is followed although the JDK is another one. */
  boolean anyway;

  /** A replay may stand still: there is a debugger. */
  boolean patient;

  /** The turn before which a replay is to stop, or -1. */
  long until = -1;

  /** What is printed when a replay is to stop, or null. */
  byte @Nullable [] untilOutput;

  /** Where a replay writes what is read and when, or null. */
  @Nullable String listInputs;

  /** Names or classes of the threads to be recorded, or null for the whole program. */
  @Nullable String sphere;

  /** The JVMs that the program starts are recorded too. */
  boolean children;

  /** What is kept out of a recording, a regular expression, or null. */
  @Nullable String redact;

  boolean seeded;
  long seed;
  long delays;

  /** 0 when none were asked for. */
  int cpus;

  int stretch = RoundRobin.LENGTH;
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
      case "rounds":
        stretch = 1;
        break;
      case "sealed":
        seal();
        break;
      case "strict":
        strict = true;
        break;
      case "doctor":
        doctor = true;
        break;
      case "spheres":
        spheres = true;
        break;
      case "races":
        races = true;
        break;
      case "trace":
        trace = true;
        break;
      case "values":
        values = true;
        break;
      case "untaped":
        untaped = true;
        break;
      case "unfit":
        unfit = true;
        break;
      case "children":
        children = true;
        break;
      case "begun":
        begun = true;
        break;
      case "anyway":
        anyway = true;
        break;
      case "patient":
        patient = true;
        break;
      case "check":
        check = true;
        logicalTime = true;
        break;
      default:
        throw new WrongOption(
            "unknown agent option '"
                + name
                + "'; known are run, check, spheres, fingerprint, stats, strict, sealed, rounds, doctor, delays=SEED, seed=N, cpus=N, races, races=SITES, trace, values, untaped, tune=FILE, hints=FILE, course=FILE, follow=SCHEDULE, on-leave=stop|go-on, reuse=NAME, reuse-log=FILE, candidates=FILE, unfit, record=FILE, children, begun, order=arrival|rounds|random, shake=SEED, replay=FILE, anyway, patient, until=N, until-output=HEX, list-inputs=FILE, redact=HEX, sphere=HEX, schedule=FILE, stretch=N, tick=NANOS, stuck-after=NANOS, time=logical");
    }
  }

  /** Nothing enters the program that may be another in the next run; other options may say what. */
  private void seal() {
    logicalTime = true;
    if (!seeded) {
      seeded = true;
      seed = 1;
    }
    if (cpus == 0) {
      cpus = GivenInputs.PROCESSORS;
    }
  }

  private void set(String name, String value) throws WrongOption {
    if (name.equals("time")) {
      logicalTime = isLogical(value);
      return;
    }
    switch (name) {
      case "schedule":
        schedule = value;
        return;
      case "record":
        record = value;
        return;
      case "replay":
        replay = value;
        return;
      case "races":
        races = true;
        sites = value;
        return;
      case "tune":
        tune = value;
        return;
      case "hints":
        hints = value;
        return;
      case "course":
        course = value;
        return;
      case "jdk":
        jdk = value;
        return;
      case "follow":
        follow = value;
        return;
      case "reuse":
        reuse = value;
        return;
      case "candidates":
        candidates = value;
        return;
      case "reuse-log":
        reuseLog = value;
        return;
      case "on-leave":
        goesOn = goesOn(value);
        return;
      case "until-output":
        untilOutput = HexText.bytes(name, value);
        return;
      case "list-inputs":
        listInputs = value;
        return;
      case "sphere":
        sphere = HexText.text(name, value);
        return;
      case "redact":
        redact = HexText.text(name, value);
        return;
      case "order":
        order = order(value);
        return;
      default:
        break;
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
      case "until":
        until = number;
        break;
      case "shake":
        shake = number;
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
    boolean taped = isTaped();
    boolean isGiven = taped || isRecordedOrFollowed();
    Mode mode = new Mode(check, logicalTime || taped, seeded, cpus > 0 || isGiven, taped, plain());
    return isGiven ? mode.withSeeds() : mode;
  }

  private PlainAccesses plain() {
    return trace
        ? (values ? PlainAccesses.TRACED_WITH_VALUES : PlainAccesses.TRACED)
        : follow != null
            ? ordersAccesses ? PlainAccesses.ORDERED : PlainAccesses.FREE
            : races ? PlainAccesses.OPERATIONS : PlainAccesses.FREE;
  }

  /** Whether inputs are recorded or replayed. */
  boolean isTaped() {
    return isRecordedOrFollowed() && !untaped;
  }

  /** Whether the order is written down, or was. */
  boolean isRecordedOrFollowed() {
    return record != null || replay != null || follow != null || spheres;
  }

  private static String order(String value) throws WrongOption {
    if (!value.equals("arrival") && !value.equals("rounds") && !value.equals("random")) {
      throw new WrongOption(
          "agent option order=" + value + ": the order is arrival, rounds or random");
    }
    return value;
  }

  private static boolean goesOn(String value) throws WrongOption {
    if (!value.equals("stop") && !value.equals("go-on")) {
      throw new WrongOption("agent option on-leave=" + value + ": it is stop or go-on");
    }
    return value.equals("go-on");
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
