package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** The first date formats and calendars. */
public final class FirstSimpleDateFormat {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> format(new SimpleDateFormat("EEE, d MMM yyyy HH:mm:ss", Locale.US)),
        worker -> format(DateFormat.getDateInstance(DateFormat.LONG, Locale.ITALY)),
        worker -> Calendar.getInstance(TimeZone.getTimeZone("Asia/Tokyo")).getFirstDayOfWeek());
  }

  private static String format(DateFormat format) {
    format.setTimeZone(TimeZone.getTimeZone("Europe/Paris"));
    return format.format(new Date(0));
  }
}
