package dev.jay.programs.recorded;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;

/** An echo server with a selector, and clients that use blocking channels. */
public final class Selecting {
  private Selecting() {}

  public static void main(String[] args) throws Exception {

    try (Selector selector = Selector.open();
        ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress("localhost", 0));
      server.configureBlocking(false);
      server.register(selector, SelectionKey.OP_ACCEPT);
      InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
      Thread[] clients = new Thread[CLIENTS];
      for (int i = 0; i < CLIENTS; i++) {
        int number = i;
        clients[i] = new Thread(() -> ask(address, number));
        clients[i].start();
      }
      for (int closed = 0; closed < CLIENTS; ) {
        selector.select();
        Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
        while (keys.hasNext()) {
          SelectionKey key = keys.next();
          keys.remove();
          if (key.isAcceptable()) {
            SocketChannel accepted = server.accept();
            if (accepted != null) {
              accepted.configureBlocking(false);
              accepted.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(100));
            }
          } else if (!echo(key)) {
            closed++;
          }
        }
      }
      for (Thread client : clients) {
        client.join();
      }
    }
  }

  private static final int CLIENTS = 3;

  /** False at the end. */
  private static boolean echo(SelectionKey key) throws java.io.IOException {
    SocketChannel channel = (SocketChannel) key.channel();
    ByteBuffer buffer = (ByteBuffer) key.attachment();
    buffer.clear();
    int count = channel.read(buffer);
    if (count < 0) {
      channel.close();
      return false;
    }
    buffer.flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    System.out.println("echoed " + count);
    return true;
  }

  private static void ask(InetSocketAddress address, int number) {
    try (SocketChannel channel = SocketChannel.open(address)) {
      channel.write(ByteBuffer.wrap(("number " + number).getBytes(StandardCharsets.UTF_8)));
      ByteBuffer answer = ByteBuffer.allocate(8);
      while (answer.hasRemaining() && channel.read(answer) >= 0) {}
      System.out.println(new String(answer.array(), StandardCharsets.UTF_8) + " " + address);
    } catch (java.io.IOException e) {
      System.out.println(e);
    }
  }
}
