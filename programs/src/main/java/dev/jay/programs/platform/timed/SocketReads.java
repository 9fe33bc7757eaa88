package dev.jay.programs.platform.timed;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

/** A read of a socket times out. */
public final class SocketReads {
  private SocketReads() {}

  public static void main(String[] args) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        Socket client = new Socket(server.getInetAddress(), server.getLocalPort())) {
      client.setSoTimeout(100);
      try {
        client.getInputStream().read();
      } catch (SocketTimeoutException e) {
        System.out.println("timed out");
      }
    }
  }
}
