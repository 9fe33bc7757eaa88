package dev.jay.junit;

import dev.jay.api.Sphere;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Records each test in a sphere of its own, from before its {@code @BeforeEach} methods to after
 * its {@code @AfterEach} methods, and keeps the recording if it fails. With the system property
 * {@code jay.replay} it replays that file instead.
 */
public final class RecordingExtension
    implements BeforeEachCallback, AfterEachCallback, TestExecutionExceptionHandler {
  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(RecordingExtension.class);

  /** The recording of a test that runs. */
  private record Recorded(Sphere sphere, Path file, boolean isReplay) {}

  @Override
  public void beforeEach(ExtensionContext context) throws IOException {
    if (!isAsked(context) || store(context).get(Recorded.class) != null) {
      return;
    }
    if (!Sphere.isAvailable()) {
      throw new AssertionError(
          "jay: this test is to be recorded, but Jay's agent is not in this JVM with the option"
              + " spheres. Maven: -Djay.agentOptions=spheres with jay-maven-plugin; else"
              + " -javaagent:<path>/jay-agent.jar=spheres");
    }
    String replay = System.getProperty(Request.REPLAY);
    Path file = replay == null ? ScheduleFiles.forFailureOf(context) : Path.of(replay);
    Sphere sphere = replay == null ? Sphere.record(file) : Sphere.replay(file);
    store(context).put(Recorded.class, new Recorded(sphere, file, replay != null));
  }

  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable failure)
      throws Throwable {
    Recorded recorded = store(context).get(Recorded.class, Recorded.class);
    if (recorded != null && !recorded.isReplay) {
      failure.addSuppressed(new RecordedFailure(recorded.file, context));
    }
    throw failure;
  }

  @Override
  public void afterEach(ExtensionContext context) throws IOException {
    Recorded recorded = store(context).remove(Recorded.class, Recorded.class);
    if (recorded == null) {
      return;
    }
    recorded.sphere.close();
    if (recorded.isReplay) {
      return;
    }
    if (context.getExecutionException().isEmpty()) {
      Files.deleteIfExists(recorded.file);
    }
  }

  private static boolean isAsked(ExtensionContext context) {
    for (Class<?> type = context.getRequiredTestClass();
        type != null;
        type = type.getEnclosingClass()) {
      if (AnnotationSupport.isAnnotated(type, RecordOnFailure.class)) {
        return true;
      }
    }
    return AnnotationSupport.isAnnotated(context.getRequiredTestMethod(), RecordOnFailure.class)
        || context
            .getConfigurationParameter("jay.record-on-failure")
            .map(Boolean::parseBoolean)
            .orElse(false);
  }

  private static ExtensionContext.Store store(ExtensionContext context) {
    return context.getStore(NAMESPACE);
  }
}
