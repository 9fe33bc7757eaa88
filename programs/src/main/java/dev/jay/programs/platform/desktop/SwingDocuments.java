package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import javax.swing.text.PlainDocument;

/** Threads change one document, whose lock waits and notifies, and look at it. */
public final class SwingDocuments {
  private SwingDocuments() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    PlainDocument document = new PlainDocument();
    int[] seen = new int[3];
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          document.insertString(0, "w" + worker, null);
          document.render(() -> seen[worker]++);
        });
    System.out.println(document.getLength() + " " + seen[0] + seen[1] + seen[2]);
  }
}
