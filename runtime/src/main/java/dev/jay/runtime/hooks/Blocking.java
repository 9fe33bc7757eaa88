package dev.jay.runtime.hooks;

import dev.jay.runtime.jvm.Raw;
import java.io.FileInputStream;

/**
 * Reads of file streams: from a named file they are deterministic and stay in the order; from
 * standard input or a pipe, which have no name, they may block for as long as they like.
 */
public final class Blocking {
  private static final long PATH = Raw.U.objectFieldOffset(FileInputStream.class, "path");

  private Blocking() {}

  private static boolean mayBlock(FileInputStream in) {
    return Raw.U.getReference(in, PATH) == null;
  }

  /** Before a read. */
  public static void willRead(FileInputStream in) {
    if (mayBlock(in)) {
      Regions.outside();
    }
  }

  /** After it. */
  public static void hasRead(FileInputStream in) {
    if (mayBlock(in)) {
      Regions.inside();
    }
  }
}
