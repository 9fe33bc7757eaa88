package dev.jay.checker;

import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
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
import org.jspecify.annotations.Nullable;

/**
 * What the JVM that {@code jay check} starts runs: {@code [name=value ...] -- CLASSPATH MAIN args};
 * with {@code worker} before it, the same for another JVM that does the tasks of this one. The
 * command line has been looked at by then; what is wrong here is a bug or a class that cannot be
 * found.
 */
public final class Main {
  private static final int USAGE = 64;
  private static final int BAD_FILE = 65;
  private static final int DIVERGED = 102;
  private static final int FAILED = 103;

  private final PrintStream err = System.err;

  private Main() {}

  public static void main(String[] args) {
    int code = new Main().run(new ArrayDeque<>(Arrays.asList(args)));
    Runtime.getRuntime().halt(code); // threads that could not be ended must not keep us
  }

  private int run(Deque<String> words) {
    if ("replay".equals(words.peek())) {
      words.remove();
      return replay(Path.of(words.remove()));
    }
    boolean works = "worker".equals(words.peek());
    if (works) {
      words.remove();
    }
    List<String> all = List.copyOf(words);
    CheckOptions options = CheckOptions.defaults().strictEnd(true);
    boolean quiet = false;
    for (String word = words.poll(); word != null && !word.equals("--"); word = words.poll()) {
      int equals = word.indexOf('=');
      if (word.equals("quiet")) {
        quiet = true;
      } else {
        set(options, word.substring(0, equals), word.substring(equals + 1));
      }
    }
    String classPath = words.remove();
    String main = words.remove();
    try {
      if (main.equals("-jar")) {
        main = Program.mainClassOf(classPath);
      }
      Program program = new Program(classPath, main, List.copyOf(words));
      options.arguments(List.copyOf(words));
      options.property("main", main).property("class-path", classPath);
      options.property("directory", Path.of("").toAbsolutePath().toString());
      program.prepare();
      if (works) {
        return work(program, options);
      }
      if (options.workers() != 1 || options.isolated()) {
        options.workerCommand(Workers.command(all));
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

  private int replay(Path file) {
    String main = "";
    try {
      Schedule schedule = Replaying.read(file);
      main = ScheduleFile.property(schedule, "main");
      Program program =
          new Program(ScheduleFile.property(schedule, "class-path"), main, schedule.arguments);
      program.prepare();
      Verdict verdict = Checker.replayStrictly(program, file);
      verdict.report().lines().forEach(this::say);
      verdict.remarks().lines().forEach(this::say);
      if (verdict.kind() == Verdict.Kind.FAILED) {
        say("replayed: it failed again");
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

  private static void set(CheckOptions options, String name, String value) {
    switch (name) {
      case "strategy" -> options.strategy(value);
      case "runs" -> options.runs(Long.parseLong(value));
      case "nanos" -> options.time(Duration.ofNanos(Long.parseLong(value)));
      case "seed" -> options.seed(Long.parseLong(value));
      case "preemptions" -> options.preemptions(Integer.parseInt(value));
      case "depth" -> options.depth(Integer.parseInt(value));
      case "operations" -> options.operations(Integer.parseInt(value));
      case "races" -> options.racesFail(Boolean.parseBoolean(value));
      case "workers" -> options.workers(Integer.parseInt(value));
      case "isolate" -> options.isolated(value.equals("fork"));
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

  /** Does what another JVM asks for, until it asks no more. The standard streams are for that. */
  private static int work(Program program, CheckOptions options) throws IOException {
    InputStream tasks = System.in;
    PrintStream answers = System.out;
    System.setIn(InputStream.nullInputStream());
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), true));
    System.setErr(new PrintStream(OutputStream.nullOutputStream(), true));
    Checker.serve(tasks, answers, program, options);
    return 0;
  }

  private int check(Program program, CheckOptions options, boolean quiet) {
    Mute.install();
    options.listener(
        progress -> {
          Mute.silence(true);
          if (!quiet) {
            say(line(progress));
          }
        });
    boolean[] begun = new boolean[1];
    Body body =
        () -> {
          Mute.silence(begun[0]);
          begun[0] = true;
          program.run();
        };
    Verdict verdict = Checker.check(body, options);
    tell(verdict);
    return verdict.kind() == Verdict.Kind.FAILED ? FAILED : 0;
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
