package dev.jay.programs.platform.timed;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;

/** An accept times out. */
public final class SocketAccepts {
  private SocketAccepts() {}

  public static void main(String[] args) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      server.setSoTimeout(100);
      long begin = System.nanoTime();
      try {
        server.accept();
      } catch (SocketTimeoutException e) {
        System.out.println("timed out " + (System.nanoTime() - begin >= 99_000_000));
      }
    }
  }
}
