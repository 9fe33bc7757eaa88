package dev.jay.checker;

import dev.jay.checker.failure.SaveSettings;
import dev.jay.checker.work.WorkerSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How to check. Each setter returns the same object; the defaults are those of {@code jay check}.
 */
public final class CheckOptions {
  /** The strategies, the default first. */
  public static final List<String> STRATEGIES =
      List.of("dpor", "random", "pct", "pos", "surw", "kinds", "round-robin");

  private String strategy = "dpor";
  private long runs = Long.MAX_VALUE;
  private Duration time = Duration.ofSeconds(60);
  private @Nullable Long seed;
  private int preemptions = Integer.MAX_VALUE;
  private int depth = 3;
  private boolean racesFail = true;
  private boolean strictEnd;
  private boolean openHints;
  private int operations = 20_000;
  private int earlyTimeouts = 2;
  private int workers;
  private boolean isolated;
  private List<String> workerCommand = List.of();
  private @Nullable Path directory;
  private String name = "check";
  private String replayHint = "";
  private final Map<String, String> properties = new TreeMap<>();
  private List<String> arguments = List.of();
  private @Nullable Path page;
  private int width = 120;
  private Consumer<Progress> listener = progress -> {};

  private CheckOptions() {}

  public static CheckOptions defaults() {
    return new CheckOptions();
  }

  /** One of {@link #STRATEGIES}. */
  public CheckOptions strategy(String value) {
    if (!STRATEGIES.contains(value)) {
      throw new IllegalArgumentException(
          "no strategy '" + value + "'; there are " + String.join(", ", STRATEGIES));
    }
    strategy = value;
    return this;
  }

  /** At most so many runs. */
  public CheckOptions runs(long value) {
    runs = value;
    return this;
  }

  /** At most so long. */
  public CheckOptions time(Duration value) {
    time = value;
    return this;
  }

  /** The seed of the strategies that draw; without it one is drawn and told. */
  public CheckOptions seed(long value) {
    seed = value;
    return this;
  }

  /** At most so many switches away from a thread that could have gone on. */
  public CheckOptions preemptions(int value) {
    preemptions = value;
    return this;
  }

  /** PCT's bug depth. */
  public CheckOptions depth(int value) {
    depth = value;
    return this;
  }

  /** Whether a data race on plain memory is a failure by itself. */
  public CheckOptions racesFail(boolean value) {
    racesFail = value;
    return this;
  }

  /** Whether idle threads that are left when the body has ended are a deadlock. */
  public CheckOptions strictEnd(boolean value) {
    strictEnd = value;
    return this;
  }

  /** Whether only what performance hints leave open is explored. */
  public CheckOptions openHints(boolean value) {
    openHints = value;
    return this;
  }

  /** Operations of a run that are explored; what follows runs in a fair order. */
  public CheckOptions operations(int value) {
    operations = value;
    return this;
  }

  /** So many short timeouts of a run may fire while others could go on. */
  public CheckOptions earlyTimeouts(int value) {
    earlyTimeouts = value;
    return this;
  }

  /**
   * How many JVMs explore, this one among them; 0 for as many as there are processors, once the
   * check has lasted a while. The result does not depend on it.
   */
  public CheckOptions workers(int value) {
    workers = value;
    return this;
  }

  /** Whether every run gets a JVM of its own; then {@link #workerCommand} is needed. */
  public CheckOptions isolated(boolean value) {
    isolated = value;
    return this;
  }

  /**
   * What starts a JVM that works for this one, see {@link Main}; without it there is only this one.
   */
  public CheckOptions workerCommand(List<String> value) {
    workerCommand = List.copyOf(value);
    return this;
  }

  /** Where a failing schedule is saved; without it, it is not. */
  public CheckOptions directory(@Nullable Path value) {
    directory = value;
    return this;
  }

  /** The name of that file, without {@code .jay}. */
  public CheckOptions name(String value) {
    name = value;
    return this;
  }

  /** What to tell the user to replay with, in place of {@code jay replay FILE}. */
  public CheckOptions replayHint(String value) {
    replayHint = value;
    return this;
  }

  /** Something to be saved in the file's header, such as the class path. */
  public CheckOptions property(String key, String value) {
    properties.put(key, value);
    return this;
  }

  /** The program's arguments, to be saved in the file's header. */
  public CheckOptions arguments(List<String> value) {
    arguments = List.copyOf(value);
    return this;
  }

  /** Where the report of a failure is written as a page, too; without it, it is not. */
  public CheckOptions page(@Nullable Path value) {
    page = value;
    return this;
  }

  /** How wide the table of a failing schedule may be, in characters. */
  public CheckOptions width(int value) {
    width = value;
    return this;
  }

  /** Hears of the progress about once a second. */
  public CheckOptions listener(Consumer<Progress> value) {
    listener = value;
    return this;
  }

  public String strategy() {
    return strategy;
  }

  public long runs() {
    return runs;
  }

  public Duration time() {
    return time;
  }

  public @Nullable Long seed() {
    return seed;
  }

  public int preemptions() {
    return preemptions;
  }

  public int depth() {
    return depth;
  }

  public boolean racesFail() {
    return racesFail;
  }

  public boolean strictEnd() {
    return strictEnd;
  }

  public boolean openHints() {
    return openHints;
  }

  public int operations() {
    return operations;
  }

  public int earlyTimeouts() {
    return earlyTimeouts;
  }

  public int workers() {
    return workers;
  }

  public boolean isolated() {
    return isolated;
  }

  public List<String> workerCommand() {
    return workerCommand;
  }

  public @Nullable Path directory() {
    return directory;
  }

  public String name() {
    return name;
  }

  public String replayHint() {
    return replayHint;
  }

  public Map<String, String> properties() {
    return properties;
  }

  public List<String> arguments() {
    return arguments;
  }

  public Consumer<Progress> listener() {
    return listener;
  }

  /** What workers need of these. */
  WorkerSettings workerSettings() {
    Map<String, String> header = new TreeMap<>(properties);
    header.put("strategy", strategy);
    return new WorkerSettings(
        strictEnd, operations, earlyTimeouts, workers, workerCommand, saving(header));
  }

  private SaveSettings saving(Map<String, String> header) {
    return new SaveSettings(directory, name, replayHint, header, arguments, page, width);
  }
}
