package dev.jay.checker;

import dev.jay.checker.failure.CheckFailure;
import dev.jay.checker.failure.ScheduleReplay;
import dev.jay.checker.work.WorkerCommand;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The main class of the JVM that {@code jay check} starts, with the arguments {@code [name=value
 * ...] -- CLASSPATH MAIN args}. With {@code worker} before them it does the tasks of another such
 * JVM; with {@code replay FILE} instead of them it replays a saved schedule. The launcher has
 * checked the command line already: what is wrong here is a bug, or a class that cannot be found.
 */
public final class Main {
  private static final int USAGE = 64;
  private static final int BAD_FILE = 65;
  private static final int DIVERGED = 102;
  private static final int FAILED = 103;
  private static final int BOUNDED = 105;

  private final PrintStream err = System.err;

  private Main() {}

  public static void main(String[] args) {
    int code = new Main().run(new ArrayDeque<>(Arrays.asList(args)));
    Runtime.getRuntime().halt(code); // threads that could not be ended must not keep us
  }

  private int run(Deque<String> words) {
    if ("replay".equals(words.peek())) {
      words.remove();
      return replay(Path.of(words.remove()), words);
    }
    boolean works = "worker".equals(words.peek());
    if (works) {
      words.remove();
    }
    List<String> all = List.copyOf(words);
    CheckOptions options = CheckOptions.defaults().strictEnd(true);
    boolean quiet = false;
    String modulePath = "";
    StringJoiner jvm = new StringJoiner("\n");
    for (String word = words.poll(); word != null && !word.equals("--"); word = words.poll()) {
      int equals = word.indexOf('=');
      if (word.equals("quiet")) {
        quiet = true;
      } else if (word.startsWith("modules=")) {
        modulePath = word.substring("modules=".length());
      } else if (word.startsWith("jvm=")) {
        jvm.add(word.substring("jvm=".length()));
      } else {
        set(options, word.substring(0, equals), word.substring(equals + 1));
      }
    }
    String classPath = words.remove();
    String main = words.remove();
    try {
      if (main.equals("-jar")) {
        main = Code.mainClassOf(classPath);
      }
      Program program = new Program(Code.of(classPath, modulePath, main), List.copyOf(words));
      options.arguments(List.copyOf(words));
      boolean isFile = main.endsWith(".java");
      options.property("main", isFile ? Path.of(main).toAbsolutePath().toString() : main);
      options.property("class-path", absolute(classPath));
      options.property("modules", modulePath.isEmpty() ? "" : absolute(modulePath));
      options.property("jvm", jvm.toString());
      options.property("directory", Path.of("").toAbsolutePath().toString());
      program.prepare();
      if (works) {
        return work(program, options);
      }
      if (options.workers() != 1 || options.isolated()) {
        options.workerCommand(WorkerCommand.of(Main.class, all));
      }
      return check(program, options, quiet);
    } catch (ClassNotFoundException e) {
      say("no class " + e.getMessage() + " on the class path " + classPath + ". Check -cp");
    } catch (NoSuchMethodException e) {
      say(main + " has no public static void main(String[])");
    } catch (IOException e) {
      say(String.valueOf(e.getMessage()));
    }
    return USAGE;
  }

  /** {@code words} are options, {@code name=value}. */
  private int replay(Path file, Deque<String> words) {
    String main = "";
    CheckOptions options = CheckOptions.defaults().strictEnd(true);
    for (String word : words) {
      int equals = word.indexOf('=');
      set(options, word.substring(0, equals), word.substring(equals + 1));
    }
    try {
      Schedule schedule = ScheduleReplay.read(file);
      main = ScheduleFile.property(schedule, "main");
      String classPath = ScheduleFile.property(schedule, "class-path");
      String modulePath = ScheduleFile.property(schedule, "modules");
      Program program = new Program(Code.of(classPath, modulePath, main), schedule.arguments);
      program.prepare();
      options.arguments(schedule.arguments).property("main", main);
      options.property("class-path", classPath);
      Verdict verdict = Checker.replay(program, file, options);
      verdict.report().lines().forEach(this::say);
      verdict.remarks().lines().forEach(this::say);
      if (verdict.kind() == Verdict.Kind.FAILED) {
        String before = ScheduleFile.property(schedule, "failure");
        CheckFailure now = verdict.failure();
        say(
            now == null || ScheduleReplay.isLike(before, now.type() + ": " + now.message())
                ? "replayed: it failed again"
                : "replayed: it failed in another way; when the schedule was saved it was "
                    + before);
        return FAILED;
      }
      say("replayed: no failure this time");
      return verdict.remarks().isEmpty() ? 0 : DIVERGED;
    } catch (IOException e) {
      say(String.valueOf(e.getMessage()));
      return BAD_FILE;
    } catch (ClassNotFoundException | NoSuchMethodException e) {
      say(main + " cannot be run: " + e);
      return USAGE;
    }
  }

  /** The same class path from whatever directory. */
  private static String absolute(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator))
        .map(entry -> new File(entry).getAbsolutePath())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static void set(CheckOptions options, String name, String value) {
    switch (name) {
      case "strategy" -> options.strategy(value);
      case "runs" -> options.runs(Long.parseLong(value));
      case "nanos" -> options.time(Duration.ofNanos(Long.parseLong(value)));
      case "seed" -> options.seed(Long.parseLong(value));
      case "preemptions" -> options.preemptions(Integer.parseInt(value));
      case "depth" -> options.depth(Integer.parseInt(value));
      case "operations" -> options.operations(Integer.parseInt(value));
      case "early-timeouts" -> options.earlyTimeouts(Integer.parseInt(value));
      case "races" -> options.racesFail(Boolean.parseBoolean(value));
      case "workers" -> options.workers(Integer.parseInt(value));
      case "isolate" -> options.isolated(value.equals("fork"));
      case "html" -> options.page(Path.of(value));
      case "width" -> options.width(Integer.parseInt(value));
      case "open" -> options.openHints(value.equals("hints"));
      case "out" -> {
        Path file = Path.of(value).toAbsolutePath();
        options.directory(file.getParent());
        String last = file.getFileName().toString();
        options.name(last.endsWith(".jay") ? last.substring(0, last.length() - 4) : last);
      }
      default -> throw new IllegalArgumentException(name);
    }
  }

  /** Does the tasks that another JVM sends over the standard streams, until these end. */
  private static int work(Program program, CheckOptions options) throws IOException {
    InputStream tasks = System.in;
    PrintStream results = System.out;
    System.setIn(InputStream.nullInputStream());
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), true));
    System.setErr(new PrintStream(OutputStream.nullOutputStream(), true));
    Checker.serve(tasks, results, program, options);
    return 0;
  }

  private int check(Program program, CheckOptions options, boolean quiet) {
    FirstRunOutput.install();
    options.listener(
        progress -> {
          FirstRunOutput.silence(true);
          if (!quiet) {
            say(line(progress));
          }
        });
    boolean[] begun = new boolean[1];
    Body body =
        () -> {
          FirstRunOutput.silence(begun[0]);
          begun[0] = true;
          program.run();
        };
    Verdict verdict = Checker.check(body, options);
    tell(verdict);
    return switch (verdict.kind()) {
      case ALL_EXPLORED -> 0;
      case NO_FAILURE_WITHIN_BOUND -> BOUNDED;
      case FAILED -> FAILED;
    };
  }

  private static String line(Progress progress) {
    StringBuilder line =
        new StringBuilder(
            String.format(
                "%,d runs, %,.0f runs/s, %,d schedules",
                progress.runs(), progress.runsPerSecond(), progress.schedules()));
    if (progress.estimate().isKnown()) {
      line.append(" of about ").append(progress.estimate());
    }
    return line.append(String.format(", about %,.0f s left", progress.secondsLeft())).toString();
  }

  private void tell(Verdict verdict) {
    verdict.report().lines().forEach(this::say);
    verdict.remarks().lines().forEach(this::say);
    say(
        String.format(
            "%s; strategy %s, seed %d, %,d runs in %.1f s",
            verdict.summary(),
            verdict.strategy(),
            verdict.seed(),
            verdict.runs(),
            verdict.seconds()));
  }

  private void say(@Nullable String line) {
    err.println("jay: " + line);
  }
}
