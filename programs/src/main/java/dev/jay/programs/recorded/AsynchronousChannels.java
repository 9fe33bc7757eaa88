package dev.jay.programs.recorded;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Future;

/** An asynchronous file and an asynchronous socket. */
public final class AsynchronousChannels {
  private AsynchronousChannels() {}

  public static void main(String[] args) throws Exception {

    Files.writeString(Path.of("async.txt"), "asynchronous");
    try (AsynchronousFileChannel file = AsynchronousFileChannel.open(Path.of("async.txt"))) {
      ByteBuffer buffer = ByteBuffer.allocate(5);
      System.out.println(file.read(buffer, 2).get() + " " + (char) buffer.get(0));
    }
    try (AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      Future<AsynchronousSocketChannel> accepted = server.accept();
      try (AsynchronousSocketChannel client = AsynchronousSocketChannel.open()) {
        client.connect(server.getLocalAddress()).get();
        System.out.println(client.write(ByteBuffer.wrap(new byte[] {1, 2})).get());
        try (AsynchronousSocketChannel socket = accepted.get()) {
          ByteBuffer buffer = ByteBuffer.allocate(10);
          System.out.println(socket.read(buffer).get() + " " + buffer.get(1));
        }
      }
    }
  }
}
