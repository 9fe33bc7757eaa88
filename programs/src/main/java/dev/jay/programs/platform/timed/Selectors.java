package dev.jay.programs.platform.timed;

import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** Selecting times out, again and again, until a deadline. */
public final class Selectors {
  private Selectors() {}

  public static void main(String[] args) throws Exception {
    try (Selector selector = Selector.open()) {
      Pipe pipe = Pipe.open();
      pipe.source().configureBlocking(false);
      pipe.source().register(selector, SelectionKey.OP_READ);
      long end = System.currentTimeMillis() + 100;
      int selected = 0;
      while (System.currentTimeMillis() < end) {
        selected += selector.select(20);
      }
      System.out.println(selected);
    }
  }
}
