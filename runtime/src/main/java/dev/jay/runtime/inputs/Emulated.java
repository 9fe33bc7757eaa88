package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.util.ArrayList;
import java.util.List;

/**
 * Descriptors and mapped memory that exist in a replay only: their numbers come from the recording,
 * and in this process mean nothing, or something else. The JDK's cleaner thread, which belongs to
 * no strand, must not close or unmap them really.
 */
final class Emulated {
  private static final DescriptorSet OPEN = new DescriptorSet();

  /** Mapped memory: address as seen, and address as allocated. */
  private static final List<long[]> MAPPED = new ArrayList<>();

  private Emulated() {}

  static void open(int descriptor) {
    OPEN.add(descriptor);
  }

  /** Whether it was one. */
  static boolean close(int descriptor) {
    return OPEN.remove(descriptor);
  }

  /** Memory in place of a mapped file, at the beginning of a page. */
  static synchronized long map(long length) {
    long page = Raw.U.pageSize();
    long allocated = Raw.U.allocateMemory(length + page);
    long address = (allocated + page - 1) & -page;
    Raw.U.setMemory(address, length, (byte) 0);
    MAPPED.add(new long[] {address, allocated});
    return address;
  }

  /** Whether there was such memory. */
  static synchronized boolean unmap(long address) {
    for (int i = 0; i < MAPPED.size(); i++) {
      long[] mapped = MAPPED.get(i);
      if (mapped[0] == address) {
        Raw.U.freeMemory(mapped[1]);
        MAPPED.remove(i);
        return true;
      }
    }
    return false;
  }
}
