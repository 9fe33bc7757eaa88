package dev.jay.programs.platform.network;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Handlers of asynchronous sockets in a group of threads. */
public final class AsynchronousChannels {
  private AsynchronousChannels() {}

  public static void main(String[] args) throws Exception {
    AsynchronousChannelGroup group =
        AsynchronousChannelGroup.withFixedThreadPool(2, Executors.defaultThreadFactory());
    AsynchronousServerSocketChannel server =
        AsynchronousServerSocketChannel.open(group)
            .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      Future<AsynchronousSocketChannel> accepted = server.accept();
      AsynchronousSocketChannel client = AsynchronousSocketChannel.open(group);
      client.connect(server.getLocalAddress()).get();
      client.write(ByteBuffer.wrap(new byte[] {1, 2, 3})).get();
      ByteBuffer buffer = ByteBuffer.allocate(3);
      AsynchronousSocketChannel peer = accepted.get();
      while (buffer.hasRemaining()) {
        peer.read(buffer).get();
      }
      sum += buffer.get(2);
      client.close();
      peer.close();
    }
    group.shutdownNow();
    System.out.println(sum);
  }
}
