package dev.jay.programs.platform.timed;

import java.util.concurrent.TimeUnit;

/** Waits for a child with a timeout that passes first. */
public final class Children {
  private Children() {}

  public static void main(String[] args) throws Exception {
    Process child = new ProcessBuilder("sleep", "20").start();
    System.out.println(child.waitFor(100, TimeUnit.MILLISECONDS));
    child.destroy();
    System.out.println(child.waitFor(10, TimeUnit.SECONDS));
  }
}
