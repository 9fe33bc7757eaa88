package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/** The first formatted dates and times. */
public final class FirstDateTimeFormatter {
  private static final LocalDateTime TIME = LocalDateTime.of(2024, 2, 29, 13, 14, 15);

  public static void main(String[] args) {
    FirstUse.run(
        worker -> DateTimeFormatter.ISO_INSTANT.format(TIME.toInstant(ZoneOffset.UTC)),
        worker -> DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.FRANCE).format(TIME),
        worker ->
            DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL)
                .withLocale(Locale.JAPAN)
                .format(TIME),
        worker -> LocalDateTime.parse("2024-02-29T13:14:15").plusDays(worker));
  }
}
