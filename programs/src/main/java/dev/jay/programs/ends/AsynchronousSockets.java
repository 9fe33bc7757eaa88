package dev.jay.programs.ends;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** Asynchronous channels: their pool accepts connections and answers, in handlers of ours. */
public final class AsynchronousSockets {
  private static final int LENGTH = 5;

  private static final AtomicInteger answered = new AtomicInteger();

  /** Answers what it has read. */
  private static final class Echo implements CompletionHandler<Integer, ByteBuffer> {
    private final AsynchronousSocketChannel channel;

    Echo(AsynchronousSocketChannel channel) {
      this.channel = channel;
    }

    @Override
    public void completed(Integer count, ByteBuffer buffer) {
      buffer.flip();
      answered.incrementAndGet();
      channel.write(buffer);
    }

    @Override
    public void failed(Throwable e, ByteBuffer buffer) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    try (AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      accept(server);
      for (int i = 0; i < 5; i++) {
        call(server, "call" + i);
      }
    }
    System.out.println("answered " + answered);
  }

  private static void accept(AsynchronousServerSocketChannel server) {
    server.accept(
        null,
        new CompletionHandler<AsynchronousSocketChannel, Object>() {
          @Override
          public void completed(AsynchronousSocketChannel channel, Object none) {
            accept(server);
            ByteBuffer buffer = ByteBuffer.allocate(LENGTH);
            channel.read(buffer, buffer, new Echo(channel));
          }

          @Override
          public void failed(Throwable e, Object none) {
            // the server was closed
          }
        });
  }

  private static void call(AsynchronousServerSocketChannel server, String text) throws Exception {
    try (AsynchronousSocketChannel channel = AsynchronousSocketChannel.open()) {
      channel.connect(server.getLocalAddress()).get();
      channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII))).get();
      ByteBuffer answer = ByteBuffer.allocate(LENGTH);
      while (answer.hasRemaining() && channel.read(answer).get() >= 0) {}
      System.out.println(new String(answer.array(), StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
