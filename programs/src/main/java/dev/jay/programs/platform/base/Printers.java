package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import javax.print.PrintServiceLookup;
import javax.print.StreamPrintServiceFactory;

/** Threads look for services that print. */
public final class Printers {
  private Printers() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    boolean[] seen = new boolean[3];
    Workers.run(
        3,
        worker -> {
          PrintServiceLookup.lookupPrintServices(null, null);
          seen[worker] =
              StreamPrintServiceFactory.lookupStreamPrintServiceFactories(
                          null, "application/postscript")
                      .length
                  > 0;
        });
    System.out.println(seen[0] && seen[1] && seen[2]);
  }
}
