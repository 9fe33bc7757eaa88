package dev.jay.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what a method gives back, as an expression over its parameters {@code p0}, {@code p1} and so
 * on, in the language of conditions that {@code jay cache show} prints. {@code jay learn} then asks
 * for that instead of all that the method does to find it: native code, or a parser by hand.
 *
 * <pre>{@code
 * @Summary("parseInt(trim(p0))")
 * static int number(String text) { ... }
 * }</pre>
 *
 * <p>The method must not change anything that others see. What it gave back in the traced run is
 * compared with the expression; if they differ, the run is not learned. Nothing else looks at the
 * annotation.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Summary {
  /** The expression. */
  String value();
}
