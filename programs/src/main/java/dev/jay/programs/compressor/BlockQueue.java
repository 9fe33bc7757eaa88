package dev.jay.programs.compressor;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** Blocks on their way to the consumers: a plain list, synchronized, wait and notify. */
final class BlockQueue {
  private final Queue<Block> blocks = new ArrayDeque<>(); // guarded by this
  private boolean closed; // guarded by this

  synchronized void put(Block block) {
    blocks.add(block);
    notify();
  }

  /** Says that no more blocks will come. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /** Waits for a block; empty when there will be none any more. */
  synchronized Optional<Block> take() throws InterruptedException {
    while (blocks.isEmpty() && !closed) {
      wait();
    }
    return Optional.ofNullable(blocks.poll());
  }
}
