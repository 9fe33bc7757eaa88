package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

/** The first resource bundles. */
public final class FirstResourceBundle {
  /** Found by its name. */
  public static final class Words extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"word", "bundle"}};
    }
  }

  public static void main(String[] args) {
    FirstUse.run(
        worker -> bundle(Locale.ROOT).getString("word"),
        worker -> bundle(Locale.CANADA_FRENCH).getString("word"),
        worker -> bundle(Locale.US).keySet());
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(Words.class.getName(), locale);
  }
}
