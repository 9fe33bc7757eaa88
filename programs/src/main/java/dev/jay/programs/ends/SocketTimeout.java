package dev.jay.programs.ends;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** A read and an accept with a timeout that nobody serves. */
public final class SocketTimeout {
  public static void main(String[] args) throws Exception {
    AtomicInteger progress = new AtomicInteger();
    Thread other = new Thread(progress::incrementAndGet);
    try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      server.setSoTimeout(100);
      try {
        server.accept();
      } catch (SocketTimeoutException e) {
        System.out.println("accept timed out");
      }
      try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
        other.start();
        socket.setSoTimeout(100);
        try {
          socket.getInputStream().read();
        } catch (SocketTimeoutException e) {
          System.out.println("read timed out");
        }
      }
    }
    other.join();
    System.out.println("progress " + progress.get());
  }
}
