package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.text.BreakIterator;
import java.text.Collator;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.text.NumberFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.Calendar;
import java.util.Currency;
import java.util.Locale;
import java.util.TimeZone;

/** Threads are the first to need what the JDK knows of countries and languages. */
public final class LocaleData {
  private static final Locale[] LOCALES = {
    Locale.GERMANY, Locale.JAPAN, Locale.FRANCE, new Locale("th", "TH"), Locale.KOREA
  };

  private LocaleData() {}

  public static void main(String[] args) {
    int[] hashes = new int[4];
    Workers.steps(
        4,
        5,
        (worker, step) -> {
          Locale locale = LOCALES[step];
          StringBuilder text = new StringBuilder();
          text.append(NumberFormat.getCurrencyInstance(locale).format(1234.5));
          text.append(Currency.getInstance(locale).getDisplayName(locale));
          text.append(new DecimalFormatSymbols(locale).getInfinity());
          text.append(
              DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL)
                  .withLocale(locale)
                  .format(LocalDate.of(2024, 2, 29)));
          text.append(DayOfWeek.MONDAY.getDisplayName(TextStyle.FULL, locale));
          text.append(ZoneId.of("Asia/Tokyo").getDisplayName(TextStyle.FULL, locale));
          text.append(TimeZone.getTimeZone("Europe/Paris").getDisplayName(locale));
          text.append(Calendar.getInstance(locale).getFirstDayOfWeek());
          text.append(MessageFormat.format("{0,number,#.##} {1}", 2.345, "x"));
          text.append(Normalizer.normalize("\u00e4\uac00", Normalizer.Form.NFD));
          text.append(Collator.getInstance(locale).compare("a", "B"));
          BreakIterator words = BreakIterator.getWordInstance(locale);
          words.setText("one two");
          text.append(words.next())
              .append(String.format(locale, "%,d %tB", 12345, LocalDate.EPOCH));
          hashes[worker] = hashes[worker] * 31 + text.toString().hashCode();
        });
    System.out.println(hashes[0] == hashes[1] && hashes[1] == hashes[2] && hashes[2] == hashes[3]);
  }
}
