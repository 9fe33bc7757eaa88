package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Raw;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;

/**
 * Reads of file streams: from a file they are deterministic and stay in the order; from a terminal
 * or a pipe they may block for as long as they like.
 */
public final class Blocking {
  private static final long PATH = Raw.U.objectFieldOffset(FileInputStream.class, "path");

  private static final long DESCRIPTOR = Raw.U.objectFieldOffset(FileInputStream.class, "fd");

  private Blocking() {}

  /** Standard input comes from a file, which is at hand. */
  private static final boolean IS_REDIRECTED = new File("/proc/self/fd/0").isFile();

  private static boolean mayBlock(FileInputStream in) {
    return Raw.U.getReference(in, PATH) == null && !(IS_REDIRECTED && isStandardInput(in));
  }

  private static boolean isStandardInput(FileInputStream in) {
    return Raw.U.getReference(in, DESCRIPTOR) == FileDescriptor.in;
  }

  /**
   * Before a read. Where a schedule is learned or followed, in which pieces standard input comes is
   * no part of it: who reads it stays in the order.
   */
  public static void willRead(FileInputStream in) {
    if (!mayBlock(in)) {
      return;
    }
    Strand s = Strands.current();
    if (s != null && s.depth == 0 && s.sphere.policy.readsInOrder() && isStandardInput(in)) {
      s.scheduler.outside.beginInOrder(s);
    } else {
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
