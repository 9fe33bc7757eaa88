package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.nio.charset.Charset;
import java.text.Collator;
import java.text.NumberFormat;
import java.util.Currency;
import java.util.Locale;

/** Threads format numbers, collate, look up currencies, bundles and charsets. */
public final class Texts {
  private Texts() {}

  public static void main(String[] args) {
    Locale[] locales = {Locale.GERMANY, Locale.JAPAN, Locale.FRANCE, Locale.US};
    String[] charsets = {"windows-1252", "Shift_JIS", "EUC-KR", "Big5"};
    int[] sums = new int[3];
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          Locale locale = locales[(worker + step) % 4];
          sums[worker] += NumberFormat.getCurrencyInstance(locale).format(1234.5).length();
          sums[worker] += Collator.getInstance(locale).compare("a", "b");
          sums[worker] += Currency.getInstance(locale).getDisplayName(locale).length();
          sums[worker] += "text".getBytes(Charset.forName(charsets[(worker + step) % 4])).length;
          sums[worker] += String.format(locale, "%,d %tB", 12345, new java.util.Date(0)).length();
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
