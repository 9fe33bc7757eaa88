package dev.jay.real.jdk;

import dev.jay.programs.Workers;
import dev.jay.real.Program;
import dev.jay.real.Texts;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.Deflater;

/**
 * In the manner of pbzip2: a reader puts blocks into a bounded queue, consumers compress them, and
 * a writer takes the results in the order of the blocks.
 */
public final class BlockCompressor {
  private record Block(int number, byte[] content) {}

  private static final Block END = new Block(-1, new byte[0]);

  private final Program program;
  private final BlockingQueue<Block> blocks = new ArrayBlockingQueue<>(8);
  private final ConcurrentHashMap<Integer, byte[]> done = new ConcurrentHashMap<>();

  private BlockCompressor(Program program) {
    this.program = program;
  }

  public static void main(String[] args) {
    new BlockCompressor(Program.of(args, 1_000)).run();
  }

  private void run() {
    long[] written = new long[2]; // bytes, and a checksum
    Workers.run(
        program.threads() + 2,
        worker -> {
          if (worker < program.threads()) {
            compress(worker);
          } else if (worker == program.threads()) {
            read();
          } else {
            write(written);
          }
        });
    program.report(written[0] + " " + written[1]);
  }

  private void read() throws InterruptedException {
    for (int i = 0; i < program.size(); i++) {
      blocks.put(new Block(i, Texts.of(i, 5000).getBytes(StandardCharsets.US_ASCII)));
    }
    for (int i = 0; i < program.threads(); i++) {
      blocks.put(END);
    }
  }

  private void compress(int worker) throws InterruptedException {
    byte[] buffer = new byte[100_000];
    for (Block block = blocks.take(); block != END; block = blocks.take()) {
      program.seen(worker).add(block.number());
      Deflater deflater = new Deflater();
      deflater.setInput(block.content());
      deflater.finish();
      int length = deflater.deflate(buffer);
      deflater.end();
      byte[] result = new byte[length];
      System.arraycopy(buffer, 0, result, 0, length);
      synchronized (done) {
        done.put(block.number(), result);
        done.notifyAll();
      }
    }
  }

  private void write(long[] written) throws InterruptedException {
    for (int i = 0; i < program.size(); i++) {
      byte[] result;
      synchronized (done) {
        while ((result = done.remove(i)) == null) {
          done.wait();
        }
      }
      written[0] += result.length;
      for (byte b : result) {
        written[1] = written[1] * 31 + b;
      }
    }
  }
}
