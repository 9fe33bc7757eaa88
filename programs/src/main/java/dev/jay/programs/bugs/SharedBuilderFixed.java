package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link SharedBuilder} with a StringBuffer, and what belongs together in one call. */
public final class SharedBuilderFixed {
  @SuppressWarnings("JdkObsolete") // its monitor is what is shown
  public static void main(String[] args) throws InterruptedException {
    StringBuffer text = new StringBuffer();
    Together.run(() -> text.append("ab"), () -> text.append("-"));
    require(text.indexOf("ab") >= 0, "torn: " + text);
  }
}
