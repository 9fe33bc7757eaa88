package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.InterruptedByTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A group of threads serves connections by handlers that read files; one read times out. */
public final class AsynchronousServers {
  private AsynchronousServers() {}

  public static void main(String[] args) throws Exception {
    Path file = Files.writeString(Files.createTempFile("async", ".txt"), "contents");
    AtomicInteger sum = new AtomicInteger();
    AsynchronousChannelGroup group =
        AsynchronousChannelGroup.withFixedThreadPool(2, Executors.defaultThreadFactory());
    AsynchronousFileChannel channel = AsynchronousFileChannel.open(file, StandardOpenOption.READ);
    AsynchronousServerSocketChannel server =
        AsynchronousServerSocketChannel.open(group)
            .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    server.accept(
        null,
        new CompletionHandler<AsynchronousSocketChannel, Void>() {
          @Override
          public void completed(AsynchronousSocketChannel socket, Void nothing) {
            server.accept(null, this);
            ByteBuffer buffer = ByteBuffer.allocate(20);
            channel.read(
                buffer,
                0,
                null,
                new CompletionHandler<Integer, Void>() {
                  @Override
                  public void completed(Integer count, Void none) {
                    buffer.flip();
                    socket.write(buffer);
                  }

                  @Override
                  public void failed(Throwable e, Void none) {
                    e.printStackTrace();
                  }
                });
          }

          @Override
          public void failed(Throwable e, Void nothing) {}
        });
    Workers.run(
        3,
        worker -> {
          AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
          client.connect(server.getLocalAddress()).get();
          ByteBuffer buffer = ByteBuffer.allocate(8);
          while (buffer.hasRemaining()) {
            client.read(buffer).get();
          }
          sum.addAndGet(buffer.position());
          CountDownLatch late = new CountDownLatch(1);
          client.read(
              ByteBuffer.allocate(1),
              100,
              TimeUnit.MILLISECONDS,
              null,
              new CompletionHandler<Integer, Void>() {
                @Override
                public void completed(Integer count, Void none) {
                  late.countDown();
                }

                @Override
                public void failed(Throwable e, Void none) {
                  sum.addAndGet(e instanceof InterruptedByTimeoutException ? 100 : 0);
                  late.countDown();
                }
              });
          late.await();
          client.close();
        });
    group.shutdownNow();
    channel.close();
    Files.delete(file);
    System.out.println(sum + " " + group.awaitTermination(1, TimeUnit.MINUTES));
  }
}
