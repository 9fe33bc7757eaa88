package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.TimeZone;

/** The first time zones and currencies. */
public final class FirstZoneId {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> ZonedDateTime.ofInstant(Instant.EPOCH, ZoneId.of("Europe/Berlin")),
        worker -> ZoneId.of("America/New_York").getRules().getTransitions().size() > 0,
        worker -> ZoneId.getAvailableZoneIds().contains("Asia/Tokyo"),
        worker -> TimeZone.getTimeZone("Australia/Sydney").getDisplayName(Locale.US),
        worker -> Currency.getInstance(Locale.JAPAN).getSymbol(Locale.JAPAN),
        worker -> Currency.getAvailableCurrencies().contains(Currency.getInstance("EUR")));
  }
}
