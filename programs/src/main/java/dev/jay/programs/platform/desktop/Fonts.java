package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;

/** Threads measure text in fonts, whose scaler is native and has locks of its own. */
public final class Fonts {
  private Fonts() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    boolean[] wide = new boolean[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          try {
            Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 10 + worker);
            FontRenderContext context = new FontRenderContext(null, false, false);
            wide[worker] = new TextLayout("text " + step, font, context).getAdvance() > 10;
          } catch (Error noFontsHere) {
            wide[worker] = true;
          }
        });
    System.out.println(wide[0] + " " + wide[1] + " " + wide[2]);
  }
}
