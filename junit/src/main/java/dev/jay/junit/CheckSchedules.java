package dev.jay.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that runs again and again, each time with a fresh instance, its {@code @BeforeEach} and
 * {@code @AfterEach} methods, and another schedule of its threads. It fails with the first schedule
 * in which a thread throws, threads deadlock or go round without progress, or a data race happens;
 * the schedule is saved under {@code target/jay}. On a class it holds for all tests in it that say
 * nothing else.
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@Test
@ExtendWith(JayExtension.class)
public @interface CheckSchedules {
  /** How schedules are chosen. */
  Strategy strategy() default Strategy.DPOR;

  /** Stop after this many runs; 0 for no such bound. */
  long runs() default 0;

  /** Stop after this many seconds; 0 for no such bound. */
  long seconds() default 60;

  /** Whether a check that stops before every schedule is explored fails the test. */
  boolean requireComplete() default false;

  /** Where random choices begin; the same seed gives the same runs. */
  long seed() default 1;
}
