package dev.jay.programs.compressor;

import dev.jay.api.SoftBarrier;
import dev.jay.programs.Workers;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;

/**
 * A parallel compressor in the shape of PARROT's Figure 2: main reads blocks and puts them into a
 * queue, consumers take and compress them, and append what they made in the order in which they are
 * done. So it prints which consumer compressed which block and in what order: under plain java that
 * changes from run to run.
 *
 * <p>With {@code --soft-barrier} the consumers line up before they compress, so that a round-robin
 * schedule does not serialise them; it changes nothing but the speed.
 */
public final class Compressor {
  private final Options options;
  private final BlockQueue queue = new BlockQueue();
  private final List<Result> results = new ArrayList<>(); // guarded by itself

  private Compressor(Options options) {
    this.options = options;
  }

  public static void main(String[] args) throws IOException {
    Options options;
    try {
      options = Options.parse(args);
    } catch (IllegalArgumentException e) {
      System.err.println("Compressor: " + e.getMessage() + "\n" + Options.USAGE);
      System.exit(64);
      return;
    }
    new Compressor(options).run();
  }

  private void run() throws IOException {
    long start = System.nanoTime();
    Optional<SoftBarrier> barrier =
        options.softBarrier() ? Optional.of(SoftBarrier.of(options.threads())) : Optional.empty();
    Thread[] consumers = new Thread[options.threads()];
    for (int i = 0; i < consumers.length; i++) {
      int consumer = i;
      consumers[i] = new Thread(() -> consume(consumer, barrier), "consumer-" + i);
      consumers[i].start();
    }
    produce();
    for (Thread consumer : consumers) {
      Workers.join(consumer);
    }
    long elapsed = System.nanoTime() - start;
    print();
    if (options.time()) {
      System.out.println("elapsed " + elapsed + " ns");
    }
  }

  private void produce() throws IOException {
    if (options.file().isPresent()) {
      try (InputStream in = Files.newInputStream(options.file().get())) {
        produce(BlockSource.ofFile(in));
      }
    } else {
      produce(BlockSource.ofSeed(options.seed(), options.blocks()));
    }
  }

  private void produce(BlockSource source) throws IOException {
    Optional<byte[]> content = source.next();
    for (int number = 0; content.isPresent(); number++) {
      queue.put(new Block(number, content.get()));
      content = source.next();
    }
    queue.close();
  }

  private void consume(int consumer, Optional<SoftBarrier> barrier) {
    try {
      for (Optional<Block> block = queue.take(); block.isPresent(); block = queue.take()) {
        barrier.ifPresent(b -> b.await());
        byte[] compressed = compress(block.get().content());
        synchronized (results) {
          results.add(new Result(block.get().number(), consumer, compressed));
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static byte[] compress(byte[] content) {
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(content);
      deflater.finish();
      byte[] buffer = new byte[content.length + content.length / 1000 + 64];
      int length = 0;
      while (!deflater.finished()) {
        length += deflater.deflate(buffer, length, buffer.length - length);
      }
      return Arrays.copyOf(buffer, length);
    } finally {
      deflater.end();
    }
  }

  private void print() {
    synchronized (results) {
      long total = 0;
      for (Result result : results) {
        System.out.println("block " + result.block() + " by consumer " + result.consumer());
        total += result.compressed().length;
      }
      System.out.println(results.size() + " blocks, " + total + " bytes");
    }
  }
}
