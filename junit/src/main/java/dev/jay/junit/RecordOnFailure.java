package dev.jay.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tests are recorded as they run, near their natural timing, each by itself, with their
 * {@code @BeforeEach} and {@code @AfterEach} methods. The recording of a test that fails is kept,
 * and its failure says how to replay it; those of the others are dropped. The JVM of the tests
 * needs the agent with the option {@code spheres}.
 *
 * <p>For all tests, without an annotation: {@code jay.record-on-failure=true} and {@code
 * junit.jupiter.extensions.autodetection.enabled=true} in {@code junit-platform.properties}.
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@ExtendWith(RecordingExtension.class)
public @interface RecordOnFailure {}
