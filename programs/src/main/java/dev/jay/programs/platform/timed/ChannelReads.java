package dev.jay.programs.platform.timed;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** A read by the socket of a channel times out. */
public final class ChannelReads {
  private ChannelReads() {}

  public static void main(String[] args) throws Exception {
    try (ServerSocketChannel server =
            ServerSocketChannel.open()
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        SocketChannel client = SocketChannel.open(server.getLocalAddress())) {
      client.socket().setSoTimeout(100);
      try {
        client.socket().getInputStream().read();
      } catch (SocketTimeoutException e) {
        System.out.println("timed out");
      }
    }
  }
}
