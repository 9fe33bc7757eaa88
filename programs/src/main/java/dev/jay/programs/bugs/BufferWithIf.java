package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: a thread that was woken does not look again whether there is an item. Schedule: the consumer
 * waits; an item is put; before the consumer comes back into the monitor the third thread takes it.
 */
public final class BufferWithIf {
  private int items;

  public static void main(String[] args) throws InterruptedException {
    BufferWithIf buffer = new BufferWithIf();
    Together.run(buffer::take, buffer::put, buffer::takeIfAny);
  }

  private synchronized void put() {
    items++;
    notifyAll();
  }

  private synchronized void take() throws InterruptedException {
    if (items == 0) {
      wait();
    }
    items--;
    require(items >= 0, "taken from an empty buffer");
  }

  /** Takes an item and puts it back. */
  private void takeIfAny() {
    boolean taken = false;
    synchronized (this) {
      if (items > 0) {
        items--;
        taken = true;
      }
    }
    if (taken) {
      put();
    }
  }
}
