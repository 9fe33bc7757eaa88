package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Locale;

/** The first formatted numbers and messages. */
public final class FirstNumberFormat {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> NumberFormat.getInstance(Locale.GERMANY).format(1234567.891),
        worker -> NumberFormat.getCurrencyInstance(Locale.US).format(12.5),
        worker ->
            NumberFormat.getPercentInstance(Locale.FRANCE)
                .parse("25 %", new java.text.ParsePosition(0)),
        worker -> new MessageFormat("{0,number} {1}", Locale.US).format(new Object[] {1000, "x"}),
        worker -> new ChoiceFormat("0#none|1#one|2#many").format(worker));
  }
}
