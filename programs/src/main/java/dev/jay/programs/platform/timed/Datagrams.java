package dev.jay.programs.platform.timed;

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

/** Receiving a datagram times out. */
public final class Datagrams {
  private Datagrams() {}

  public static void main(String[] args) throws Exception {
    try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
      socket.setSoTimeout(100);
      try {
        socket.receive(new DatagramPacket(new byte[10], 10));
      } catch (SocketTimeoutException e) {
        System.out.println("timed out");
      }
    }
  }
}
