package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Threads format dates in many time zones, some for the first time. */
public final class DateFormats {
  private DateFormats() {}

  public static void main(String[] args) {
    String[] zones = {"Europe/Berlin", "Asia/Tokyo", "America/New_York", "Australia/Sydney"};
    String[] texts = new String[3];
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm zzzz", Locale.ENGLISH);
          format.setTimeZone(TimeZone.getTimeZone(zones[(worker + step) % 4]));
          texts[worker] = format.format(new Date(1_000_000_000_000L));
          format.parse(texts[worker]);
        });
    System.out.println(texts[0] + "\n" + texts[1] + "\n" + texts[2]);
  }
}
