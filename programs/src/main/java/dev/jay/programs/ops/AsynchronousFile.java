package dev.jay.programs.ops;

import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;

/** Reads and writes of one file that the JDK's own pool makes, and the order of their handlers. */
public final class AsynchronousFile {
  private static final int BYTES = 12;

  private static final class Reads implements CompletionHandler<Integer, Integer> {
    private final StringBuffer order = new StringBuffer();
    private final CountDownLatch left = new CountDownLatch(BYTES);

    @Override
    public void completed(Integer count, Integer position) {
      order.append(' ').append(position);
      left.countDown();
    }

    @Override
    public void failed(Throwable e, Integer position) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Path file = Files.createTempFile("asynchronous", ".bytes");
    try (AsynchronousFileChannel channel =
        AsynchronousFileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      List<Future<Integer>> writes = new ArrayList<>();
      for (int i = 0; i < BYTES; i++) {
        writes.add(channel.write(ByteBuffer.wrap(new byte[] {(byte) i}), i));
      }
      int written = 0;
      int early = 0;
      for (Future<Integer> write : writes) {
        early += write.isDone() ? 1 : 0;
        written += write.get();
      }
      System.out.println("done when asked " + early);
      System.out.println("outcome " + written);
      byte[] bytes = new byte[BYTES];
      Reads reads = new Reads();
      for (int i = 0; i < BYTES; i++) {
        channel.read(ByteBuffer.wrap(bytes, i, 1), i, i, reads);
      }
      reads.left.await();
      System.out.println("order" + reads.order);
      System.out.println("outcome " + Arrays.toString(bytes));
    }
    Files.delete(file);
  }
}
