package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.util.Locale;
import java.util.TimeZone;

/**
 * The first names of time zones. JDK 17 races with itself here: under plain java one run in ten or
 * so names the zone GMT+01:00 instead of CET.
 */
public final class FirstZoneName {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    TimeZone zone = TimeZone.getTimeZone("Europe/Paris");
    Workers.run(4, worker -> log.addBy(zone.getDisplayName(false, TimeZone.SHORT, Locale.US)));
    System.out.println("order" + log);
  }
}
