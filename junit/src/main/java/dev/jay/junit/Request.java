package dev.jay.junit;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * What is asked for a test: files to replay, schedules to explore, or else one run. What stands at
 * the method counts; if nothing does, what stands at its class, or the next class around it. A file
 * named by the system property {@code jay.replay} goes before all.
 */
record Request(List<String> replays, @Nullable CheckSchedules check) {
  static final String REPLAY = "jay.replay";

  /** Empty if Jay is not asked for at all. */
  static Optional<Request> of(ExtensionContext context) {
    Optional<Request> asked =
        context
            .getTestMethod()
            .flatMap(method -> at(method).or(() -> around(context.getRequiredTestClass())));
    String replay = System.getProperty(REPLAY);
    return replay == null ? asked : asked.map(any -> new Request(List.of(replay), null));
  }

  /** The option of the test JVM that makes a test replay a file. */
  static String replayOption(Object file) {
    return "-D" + REPLAY + "=" + file;
  }

  private static Optional<Request> around(Class<?> type) {
    Optional<Request> asked = at(type);
    Class<?> outer = type.getEnclosingClass();
    return asked.isPresent() || outer == null ? asked : around(outer);
  }

  private static Optional<Request> at(AnnotatedElement element) {
    Optional<ReplaySchedule> replay =
        AnnotationSupport.findAnnotation(element, ReplaySchedule.class);
    Optional<CheckSchedules> check =
        AnnotationSupport.findAnnotation(element, CheckSchedules.class);
    if (replay.isEmpty() && check.isEmpty()) {
      return AnnotationSupport.findAnnotation(element, JayTest.class)
          .map(once -> new Request(List.of(), null));
    }
    return Optional.of(
        new Request(replay.map(r -> List.of(r.value())).orElse(List.of()), check.orElse(null)));
  }
}
