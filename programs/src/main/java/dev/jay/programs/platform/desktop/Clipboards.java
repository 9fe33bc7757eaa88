package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.EventQueue;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads put texts into one clipboard; the owners are told when they lose it. */
public final class Clipboards {
  private Clipboards() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    Clipboard clipboard = new Clipboard("ours");
    AtomicInteger changes = new AtomicInteger();
    clipboard.addFlavorListener(event -> changes.incrementAndGet());
    CountDownLatch lost = new CountDownLatch(11);
    Workers.steps(
        3,
        4,
        (worker, step) ->
            clipboard.setContents(
                new StringSelection("text") {
                  @Override
                  public void lostOwnership(Clipboard of, java.awt.datatransfer.Transferable was) {
                    lost.countDown();
                  }
                },
                new StringSelection("owner") {
                  @Override
                  public void lostOwnership(Clipboard of, java.awt.datatransfer.Transferable was) {
                    lost.countDown();
                  }
                }));
    lost.await();
    EventQueue.invokeAndWait(() -> {});
    System.out.println(clipboard.getData(DataFlavor.stringFlavor) + " " + changes);
  }
}
