package dev.jay.programs.platform.timed;

import java.lang.ref.ReferenceQueue;

/** Waits for a reference with a timeout. */
public final class ReferenceQueues {
  private ReferenceQueues() {}

  public static void main(String[] args) throws Exception {
    System.out.println(new ReferenceQueue<String>().remove(100));
  }
}
