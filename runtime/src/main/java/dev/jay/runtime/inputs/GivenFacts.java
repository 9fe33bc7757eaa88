package dev.jay.runtime.inputs;

import dev.jay.runtime.inputs.InputPoint.Treatment;
import org.jspecify.annotations.Nullable;

/**
 * Facts about the machine that the JVM asks for once, on whichever thread is first: the time zone.
 * They stand in the head of a recording; before a replay begins they take the place of the real
 * ones. The environment is the launcher's.
 */
public final class GivenFacts {
  private static final String ZONE = "java/util/TimeZone";

  private GivenFacts() {}

  /** The machine's time zone; empty if it has none. */
  public static String zone() {
    InputPoint point =
        new InputPoint(
            0,
            ZONE,
            "static",
            "getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;",
            Treatment.GIVEN,
            new Effect[0]);
    @Nullable Object[] arguments = {System.getProperty("java.home")};
    point.link(arguments);
    try {
      Object zone = point.call(arguments);
      return zone == null ? "" : (String) zone;
    } catch (Throwable e) {
      throw new LinkageError(point.toString(), e);
    }
  }

  /** Puts that of a recording in its place. */
  public static void setZone(String zone) {
    for (int i = 0; i < InputPoints.count(); i++) {
      InputPoint point = InputPoints.of(i);
      if (point.treatment == Treatment.GIVEN && point.owner.equals(ZONE)) {
        point.given = new InputPoint.GivenValue(zone.isEmpty() ? null : zone);
      }
    }
  }
}
