package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;

/** One thread serves three clients with a selector; another wakes it up to stop. */
public final class SelectorEcho {
  public static void main(String[] args) throws Exception {
    String[] answers = new String[3];
    AtomicBoolean stop = new AtomicBoolean();
    try (Selector selector = Selector.open();
        ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      server.configureBlocking(false);
      server.register(selector, SelectionKey.OP_ACCEPT);
      Thread thread = new Thread(() -> serve(selector, server, stop), "server");
      thread.start();
      var address = server.getLocalAddress();
      Workers.run(
          3,
          worker -> {
            try (SocketChannel channel = SocketChannel.open(address)) {
              channel.write(StandardCharsets.UTF_8.encode("hello " + worker));
              ByteBuffer buffer = ByteBuffer.allocate(7);
              while (buffer.hasRemaining()) {
                channel.read(buffer);
              }
              answers[worker] = new String(buffer.array(), StandardCharsets.UTF_8);
            }
          });
      stop.set(true);
      selector.wakeup();
      thread.join();
    }
    for (String answer : answers) {
      System.out.println(answer);
    }
  }

  private static void serve(Selector selector, ServerSocketChannel server, AtomicBoolean stop) {
    try {
      while (!stop.get()) {
        selector.select();
        for (SelectionKey key : selector.selectedKeys()) {
          if (key.isAcceptable()) {
            SocketChannel channel = server.accept();
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ);
          } else {
            echo(key);
          }
        }
        selector.selectedKeys().clear();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void echo(SelectionKey key) throws IOException {
    SocketChannel channel = (SocketChannel) key.channel();
    ByteBuffer buffer = ByteBuffer.allocate(100);
    if (channel.read(buffer) < 0) {
      channel.close();
      return;
    }
    buffer.flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }
}
