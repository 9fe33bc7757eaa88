package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.io.StringReader;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.HTMLEditorKit;

/** Threads parse pages of text, and read a document that one changes. */
public final class HtmlTexts {
  private HtmlTexts() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    HTMLDocument shared = (HTMLDocument) new HTMLEditorKit().createDefaultDocument();
    int[] lengths = new int[4];
    Workers.steps(
        4,
        3,
        (worker, step) -> {
          HTMLEditorKit kit = new HTMLEditorKit();
          HTMLDocument own = (HTMLDocument) kit.createDefaultDocument();
          kit.read(new StringReader("<html><body><p>one</p><b>two</b></body></html>"), own, 0);
          lengths[worker] += own.getLength();
          if (worker == 0) {
            shared.insertString(0, "text", null);
          } else {
            shared.render(() -> lengths[worker] += shared.getLength() % 4 == 1 ? 0 : 1);
          }
        });
    System.out.println(lengths[0] + " " + lengths[3] + " " + shared.getLength());
  }
}
