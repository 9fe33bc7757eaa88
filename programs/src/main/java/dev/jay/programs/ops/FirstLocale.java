package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.util.Arrays;
import java.util.Locale;

/** The first uses of locales. */
public final class FirstLocale {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> Locale.forLanguageTag("de-CH-1996").toString(),
        worker -> new Locale.Builder().setLanguage("sr").setScript("Latn").build().toLanguageTag(),
        worker -> Locale.GERMANY.getDisplayName(Locale.FRANCE),
        worker -> Locale.ITALY.getISO3Country() + Locale.getISOCountries().length,
        worker -> Arrays.asList(Locale.getAvailableLocales()).contains(Locale.JAPAN),
        worker -> "TITLE".toLowerCase(new Locale("tr")));
  }
}
