package dev.jay.programs.recorded;

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.charset.StandardCharsets;

/** Sends datagrams, by socket and by channel. */
public final class Datagrams {
  private Datagrams() {}

  public static void main(String[] args) throws Exception {

    InetAddress here = InetAddress.getLoopbackAddress();
    try (DatagramSocket one = new DatagramSocket(0, here);
        DatagramSocket other = new DatagramSocket(0, here)) {
      byte[] bytes = "a datagram".getBytes(StandardCharsets.UTF_8);
      one.send(new DatagramPacket(bytes, bytes.length, other.getLocalSocketAddress()));
      DatagramPacket packet = new DatagramPacket(new byte[100], 100);
      other.receive(packet);
      System.out.println(packet.getLength() + " from " + packet.getSocketAddress());
      other.setSoTimeout(20);
      try {
        other.receive(packet);
      } catch (SocketTimeoutException e) {
        System.out.println(e.getMessage());
      }
    }
    try (DatagramChannel one = DatagramChannel.open();
        DatagramChannel other = DatagramChannel.open()) {
      one.bind(new InetSocketAddress(here, 0));
      other.bind(new InetSocketAddress(here, 0));
      one.send(ByteBuffer.wrap(new byte[] {1, 2, 3}), other.getLocalAddress());
      ByteBuffer direct = ByteBuffer.allocateDirect(100);
      System.out.println(other.receive(direct) + " " + direct.position() + " " + direct.get(2));
      one.connect(other.getLocalAddress());
      System.out.println(one.write(ByteBuffer.allocate(7)));
      direct.clear();
      other.receive(direct);
      System.out.println(direct.position());
    }
  }
}
