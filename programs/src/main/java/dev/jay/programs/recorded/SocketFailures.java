package dev.jay.programs.recorded;

import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

/** What goes wrong with sockets: nobody listens, nobody comes, nobody answers, taken. */
public final class SocketFailures {
  private SocketFailures() {}

  public static void main(String[] args) throws Exception {

    InetAddress here = InetAddress.getLoopbackAddress();
    int port;
    try (ServerSocket server = new ServerSocket(0, 5, here)) {
      port = server.getLocalPort();
      server.setSoTimeout(30);
      try {
        server.accept();
      } catch (SocketTimeoutException e) {
        System.out.println(e.getMessage());
      }
      try (ServerSocket second = new ServerSocket(port, 5, here)) {
        System.out.println("two servers");
      } catch (BindException e) {
        System.out.println(e.getMessage());
      }
      try (Socket socket = new Socket(here, port)) {
        socket.setSoTimeout(30);
        System.out.println(socket.getInputStream().read());
      } catch (SocketTimeoutException e) {
        System.out.println(e.getMessage());
      }
    }
    try (Socket socket = new Socket(here, port)) {
      System.out.println("connected to nobody");
    } catch (ConnectException e) {
      System.out.println(e.getMessage() + " on " + port);
    }
  }
}
