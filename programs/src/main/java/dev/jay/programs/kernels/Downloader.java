package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SplittableRandom;

/**
 * aget, a downloader by ranges: each thread reads its range of a source, in pieces, and writes it
 * to the same place of the target; after each piece it adds to the number of bytes that have come,
 * under a lock. The source is a file of {@code --size} bytes in a folder of its own, or that which
 * {@code --file} names.
 */
public final class Downloader {
  private static final int PIECE = 8192;

  private final int threads;
  private long came; // guarded by this

  private Downloader(int threads) {
    this.threads = threads;
  }

  public static void main(String[] args) throws IOException {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--seed", "--file");
    Path folder = Files.createTempDirectory("downloader");
    Path source = folder.resolve("source");
    Path target = folder.resolve("target");
    try {
      String file = parameters.text("--file", "");
      if (file.isEmpty()) {
        Files.write(
            source, content(parameters.number("--size", 400_000), parameters.number("--seed", 1)));
      } else {
        Files.copy(Path.of(file), source);
      }
      Downloader downloader = new Downloader(parameters.number("--threads", 4));
      downloader.download(source, target);
      Parameters.result(downloader.checked(source, target));
    } finally {
      Files.deleteIfExists(source);
      Files.deleteIfExists(target);
      Files.delete(folder);
    }
  }

  private static byte[] content(int size, int seed) {
    byte[] content = new byte[size];
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) {
      content[i] = (byte) random.nextInt();
    }
    return content;
  }

  private void download(Path source, Path target) throws IOException {
    int size = Math.toIntExact(Files.size(source));
    try (FileChannel in = FileChannel.open(source);
        FileChannel out =
            FileChannel.open(target, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
      Workers.run(threads, worker -> range(in, out, worker, size));
    }
  }

  private void range(FileChannel in, FileChannel out, int worker, int size) throws IOException {
    int end = Share.end(worker, threads, size);
    ByteBuffer piece = ByteBuffer.allocate(PIECE);
    for (int at = Share.begin(worker, threads, size); at < end; at += piece.limit()) {
      piece.clear().limit(Math.min(PIECE, end - at));
      while (piece.hasRemaining()) {
        if (in.read(piece, at + piece.position()) < 0) {
          throw new IOException("the source has become shorter");
        }
      }
      piece.flip();
      while (piece.hasRemaining()) {
        out.write(piece, at + piece.position());
      }
      synchronized (this) {
        came += piece.limit();
      }
    }
  }

  private synchronized Digest checked(Path source, Path target) throws IOException {
    if (Files.mismatch(source, target) >= 0 || came != Files.size(source)) {
      throw new IllegalStateException("the target differs; bytes that came: " + came);
    }
    Digest digest = new Digest();
    for (byte each : Files.readAllBytes(target)) {
      digest.add(each);
    }
    return digest;
  }
}
