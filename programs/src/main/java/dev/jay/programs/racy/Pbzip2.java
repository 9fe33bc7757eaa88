package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Together;
import dev.jay.programs.Workers;
import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * pbzip2's use after free, as PEREGRINE's Table 1 names it: a producer puts blocks into a fifo,
 * consumers compress them, a writer puts the results in order, and main frees the fifo when the
 * writer has ended, while consumers may still use it. To free is to set to null, so that the crash
 * is a NullPointerException in a consumer. What varies: how many consumers crash; the output is
 * always the same. The compression is bzip2's first stage, run lengths.
 */
public final class Pbzip2 {
  private static final int BLOCK = 16384;

  /** Blocks on their way to the consumers, by number. */
  private static final class Fifo {
    final ReentrantLock mutex = new ReentrantLock();
    final Condition notEmpty = mutex.newCondition();
    final Queue<Integer> blocks = new ArrayDeque<>(); // guarded by mutex
    boolean allDone; // guarded by mutex
  }

  private final byte[][] output; // guarded by itself
  private Fifo fifo = new Fifo();

  private Pbzip2(int blocks) {
    this.output = new byte[blocks][];
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--blocks");
    new Pbzip2(parameters.number("--blocks", 12)).run(parameters.number("--threads", 4));
  }

  private void run(int threads) {
    boolean[] crashed = new boolean[threads]; // each written by its consumer, read after the join
    Digest digest = new Digest(); // the writer's, read after the join
    Thread[] consumers = Together.start(threads, c -> crashed[c] = crashes(fifo.mutex));
    Thread writer = Together.start(1, w -> write(digest))[0];
    produce();
    Workers.join(writer);
    fifo = null; // race
    int crashes = 0;
    for (int c = 0; c < threads; c++) {
      Workers.join(consumers[c]);
      crashes += crashed[c] ? 1 : 0;
    }
    Parameters.result(digest + " crashes " + crashes);
  }

  private void produce() {
    Fifo queue = fifo;
    for (int block = 0; block < output.length; block++) {
      queue.mutex.lock();
      queue.blocks.add(block);
      queue.notEmpty.signal();
      queue.mutex.unlock();
    }
    queue.mutex.lock();
    queue.allDone = true;
    queue.notEmpty.signalAll();
    queue.mutex.unlock();
  }

  /**
   * Consumes, and says whether that ended in a crash. In C the process ends there; here the mutex
   * is given back, so that the others go on.
   */
  private boolean crashes(ReentrantLock mutex) throws InterruptedException {
    try {
      consume();
      return false;
    } catch (NullPointerException e) {
      if (mutex.isHeldByCurrentThread()) {
        mutex.unlock();
      }
      return true;
    }
  }

  private void consume() throws InterruptedException {
    while (true) {
      fifo.mutex.lock(); // race
      while (fifo.blocks.isEmpty()) { // race
        if (fifo.allDone) { // race
          fifo.mutex.unlock(); // race
          return;
        }
        fifo.notEmpty.await(); // race
      }
      int block = fifo.blocks.remove(); // race
      fifo.mutex.unlock(); // race
      byte[] compressed = compress(content(block));
      synchronized (output) {
        output[block] = compressed;
        output.notifyAll();
      }
      Together.require(Arrays.equals(expand(compressed), content(block)), "a block is damaged");
    }
  }

  private void write(Digest digest) throws InterruptedException {
    for (int block = 0; block < output.length; block++) {
      byte[] compressed;
      synchronized (output) {
        while (output[block] == null) {
          output.wait();
        }
        compressed = output[block];
      }
      for (byte each : compressed) {
        digest.add(each);
      }
    }
  }

  /** Runs of equal bytes, other ones for each block. */
  private static byte[] content(int block) {
    byte[] content = new byte[BLOCK];
    int x = block + 1;
    for (int i = 0; i < BLOCK; i++) {
      if (i % 16 == 0) {
        x = x * 1103515245 + 12345;
      }
      content[i] = (byte) (x >>> 16);
    }
    return content;
  }

  /** Each run becomes its length and its byte. */
  private static byte[] compress(byte[] content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int begin = 0;
    for (int i = 1; i <= content.length; i++) {
      if (i == content.length || content[i] != content[begin] || i - begin == 255) {
        out.write(i - begin);
        out.write(content[begin]);
        begin = i;
      }
    }
    return out.toByteArray();
  }

  private static byte[] expand(byte[] compressed) {
    byte[] content = new byte[BLOCK];
    int end = 0;
    for (int i = 0; i < compressed.length; i += 2) {
      int begin = end;
      end += compressed[i] & 0xff;
      Arrays.fill(content, begin, end, compressed[i + 1]);
    }
    return content;
  }
}
