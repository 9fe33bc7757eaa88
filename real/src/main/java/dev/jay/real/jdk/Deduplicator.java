package dev.jay.real.jdk;

import dev.jay.programs.Workers;
import dev.jay.real.Program;
import dev.jay.real.Texts;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * In the manner of PARSEC's dedup: chunks go through bounded queues from stage to stage. They are
 * cut, hashed, looked up in a shared table, and compressed if they are new.
 */
public final class Deduplicator {
  private record Chunk(byte[] content, String hash) {}

  private static final Chunk END = new Chunk(new byte[0], "");
  private static final int TEXTS = 100; // so many are different

  private final Program program;
  private final int workers; // in each of the two stages in the middle
  private final BlockingQueue<Chunk> cut = new ArrayBlockingQueue<>(20);
  private final BlockingQueue<Chunk> fresh = new ArrayBlockingQueue<>(20);
  private final ConcurrentHashMap<String, Integer> known = new ConcurrentHashMap<>();
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong checks = new AtomicLong();

  private Deduplicator(Program program) {
    this.program = program;
    this.workers = Math.max(1, program.threads() / 2);
  }

  public static void main(String[] args) {
    new Deduplicator(Program.of(args, 400)).run();
  }

  private void run() {
    Workers.run(
        1 + 2 * workers,
        worker -> {
          if (worker == 0) {
            cut();
          } else if (worker <= workers) {
            hash(worker - 1);
          } else {
            compress();
          }
        });
    program.report(known.size() + " " + bytes + " " + checks);
  }

  private void cut() throws InterruptedException {
    for (int i = 0; i < program.size(); i++) {
      byte[] text = Texts.of(i % TEXTS, 8000).getBytes(StandardCharsets.US_ASCII);
      int begin = 0;
      for (int at = 0; at < text.length; at++) {
        if (text[at] == 'q' && at - begin > 500 || at == text.length - 1) {
          byte[] content = new byte[at - begin + 1];
          System.arraycopy(text, begin, content, 0, content.length);
          cut.put(new Chunk(content, ""));
          begin = at + 1;
        }
      }
    }
    for (int i = 0; i < workers; i++) {
      cut.put(END);
    }
  }

  private void hash(int worker) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (Chunk chunk = cut.take(); chunk != END; chunk = cut.take()) {
      String hash = HexFormat.of().formatHex(digest.digest(chunk.content()));
      program.seen(worker).add(hash.hashCode());
      if (known.merge(hash, 1, Integer::sum) == 1) {
        fresh.put(new Chunk(chunk.content(), hash));
      }
    }
    fresh.put(END);
  }

  private void compress() throws InterruptedException {
    byte[] buffer = new byte[100_000];
    for (Chunk chunk = fresh.take(); chunk != END; chunk = fresh.take()) {
      Deflater deflater = new Deflater(9);
      deflater.setInput(chunk.content());
      deflater.finish();
      int length = deflater.deflate(buffer);
      deflater.end();
      CRC32 crc = new CRC32();
      crc.update(buffer, 0, length);
      bytes.addAndGet(length);
      checks.addAndGet(crc.getValue());
    }
  }
}
