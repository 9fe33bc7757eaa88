package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link BufferWithIf} with a loop around wait. */
public final class BufferWithIfFixed {
  private int items;

  public static void main(String[] args) throws InterruptedException {
    BufferWithIfFixed buffer = new BufferWithIfFixed();
    Together.run(buffer::take, buffer::put, buffer::takeIfAny);
  }

  private synchronized void put() {
    items++;
    notifyAll();
  }

  private synchronized void take() throws InterruptedException {
    while (items == 0) {
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
