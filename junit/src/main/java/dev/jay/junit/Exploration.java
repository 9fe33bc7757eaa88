package dev.jay.junit;

import dev.jay.checker.CheckOptions;
import dev.jay.checker.Checker;
import dev.jay.checker.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.TestAbortedException;

/**
 * One test under the checker. A failing schedule fails the test with the checker's report; what a
 * check has shown is published as a report entry. A run in which an assumption does not hold is no
 * failure, but if that is so in all of them the test is aborted.
 */
final class Exploration {
  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  private final ExtensionContext context;
  private final Lifecycle lifecycle;
  private long completed;
  private @Nullable TestAbortedException aborted;

  Exploration(ExtensionContext context) {
    this.context = context;
    lifecycle = new Lifecycle(context);
  }

  /** One run, its threads taking turns. */
  void runOnce() throws IOException {
    judge(Checker.check(this::run, saved().strategy("round-robin").runs(1).racesFail(false)));
  }

  void explore(CheckSchedules asked) throws IOException {
    CheckOptions options =
        saved().strategy(asked.strategy().name().toLowerCase(Locale.ROOT)).seed(asked.seed());
    if (asked.runs() > 0) {
      options.runs(asked.runs());
    }
    options.time(asked.seconds() > 0 ? Duration.ofSeconds(asked.seconds()) : FOR_EVER);
    Verdict verdict = Checker.check(this::run, options);
    judge(verdict);
    if (verdict.kind() == Verdict.Kind.NO_FAILURE_WITHIN_BOUND) {
      bounded(verdict, asked.requireComplete());
    }
  }

  /** Nothing failed, but that is no proof: the user is to see it. */
  private void bounded(Verdict verdict, boolean fails) {
    String line = context.getDisplayName() + ": " + verdict.summary();
    if (fails) {
      throw new ScheduleFailure(line + ", and requireComplete is set", verdict.remarks(), null);
    }
    Checker.say(line);
  }

  void replay(Path file) throws IOException {
    judge(Checker.replay(this::run, file, CheckOptions.defaults().page(page())));
  }

  private void run() throws Throwable {
    try {
      lifecycle.run();
    } catch (TestAbortedException e) {
      aborted = e;
      return;
    }
    completed++;
  }

  private CheckOptions saved() throws IOException {
    Path file = ScheduleFiles.forFailureOf(context);
    return CheckOptions.defaults()
        .directory(ScheduleFiles.directory())
        .name(ScheduleFiles.name(context))
        .page(page())
        .replayHint(ReplayHint.of(file, context));
  }

  /** Beside the schedule. */
  private Path page() throws IOException {
    return ScheduleFiles.directory().resolve(ScheduleFiles.name(context) + ".html");
  }

  private void judge(Verdict verdict) {
    if (verdict.failure() != null) {
      throw new ScheduleFailure(verdict.summary(), verdict.report(), verdict.failure().cause());
    }
    if (completed == 0 && aborted != null) {
      throw aborted;
    }
    context.publishReportEntry("jay", (verdict.summary() + " " + verdict.remarks()).strip());
  }
}
