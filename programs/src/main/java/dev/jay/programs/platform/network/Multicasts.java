package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads send datagrams to channels and sockets; one that waits is closed by another. */
public final class Multicasts {
  private Multicasts() {}

  public static void main(String[] args) throws Exception {
    InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    AtomicInteger sum = new AtomicInteger();
    try (DatagramChannel channel = DatagramChannel.open().bind(any);
        DatagramSocket socket = new DatagramSocket(any)) {
      Workers.together(
          worker -> {
            for (int i = 0; i < 6; i++) {
              ByteBuffer buffer = ByteBuffer.allocate(10);
              channel.receive(buffer);
              sum.addAndGet(buffer.position());
            }
          },
          worker -> {
            for (int i = 0; i < 6; i++) {
              DatagramPacket packet = new DatagramPacket(new byte[10], 10);
              socket.receive(packet);
              sum.addAndGet(100 * packet.getLength());
            }
          },
          worker -> send(channel.socket().getLocalSocketAddress(), socket.getLocalSocketAddress()),
          worker -> send(channel.socket().getLocalSocketAddress(), socket.getLocalSocketAddress()));
      DatagramChannel closed = DatagramChannel.open().bind(any);
      Workers.together(
          worker -> {
            try {
              closed.receive(ByteBuffer.allocate(1));
            } catch (java.nio.channels.ClosedChannelException e) {
              sum.addAndGet(10_000);
            }
          },
          worker -> {
            Thread.sleep(50);
            closed.close();
          });
    }
    System.out.println(sum);
  }

  private static void send(java.net.SocketAddress first, java.net.SocketAddress second)
      throws Exception {
    try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
      for (int i = 0; i < 3; i++) {
        socket.send(new DatagramPacket(new byte[3], 3, first));
        socket.send(new DatagramPacket(new byte[2], 2, second));
      }
    }
  }
}
