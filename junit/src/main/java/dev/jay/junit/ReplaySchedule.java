package dev.jay.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that runs under saved schedules, one run for each file. It fails as long as one of them
 * fails, so it pins a bug that {@link CheckSchedules} has found. With both on a method the files
 * are replayed first.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Test
@ExtendWith(JayExtension.class)
public @interface ReplaySchedule {
  /** Files, relative to the project's directory, or else resources on the class path. */
  String[] value();
}
