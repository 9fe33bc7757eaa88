package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

/** Threads send datagrams to each other. */
public final class DatagramEcho {
  private DatagramEcho() {}

  public static void main(String[] args) throws Exception {
    DatagramSocket server = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    int[] sums = new int[2];
    Workers.run(
        3,
        worker -> {
          if (worker == 2) {
            for (int i = 0; i < 8; i++) {
              DatagramPacket packet = new DatagramPacket(new byte[8], 8);
              server.receive(packet);
              server.send(packet);
            }
            return;
          }
          try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            for (int i = 0; i < 4; i++) {
              socket.send(
                  new DatagramPacket(
                      new byte[] {(byte) (worker + i)}, 1, server.getLocalSocketAddress()));
              DatagramPacket packet = new DatagramPacket(new byte[8], 8);
              socket.receive(packet);
              sums[worker] += packet.getData()[0];
            }
          }
        });
    server.close();
    System.out.println(sums[0] + " " + sums[1]);
  }
}
