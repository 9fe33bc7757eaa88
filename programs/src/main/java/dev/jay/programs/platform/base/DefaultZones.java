package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.Calendar;
import java.util.TimeZone;

/** Threads set and ask for the default time zone while others format. */
public final class DefaultZones {
  private DefaultZones() {}

  public static void main(String[] args) {
    int[] years = new int[3];
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          synchronized (TimeZone.class) {
            TimeZone.setDefault(TimeZone.getTimeZone(step % 2 == 0 ? "UTC" : "Asia/Tokyo"));
            synchronized (years) {
              years[worker]++;
            }
          }
          Calendar calendar = Calendar.getInstance();
          calendar.setTimeInMillis(500_000_000_000L);
          years[worker] += calendar.get(Calendar.YEAR);
        });
    System.out.println(years[0] + " " + years[1] + " " + years[2]);
  }
}
