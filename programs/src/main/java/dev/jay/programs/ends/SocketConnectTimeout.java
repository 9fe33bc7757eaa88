package dev.jay.programs.ends;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A socket that was connected with a timeout, and then is read from without one. */
public final class SocketConnectTimeout {
  public static void main(String[] args) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Socket socket = new Socket()) {
      Thread answers = new Thread(() -> answer(server));
      answers.start();
      socket.connect(new InetSocketAddress(server.getInetAddress(), server.getLocalPort()), 5000);
      for (int read = socket.getInputStream().read(); read >= 0; ) {
        System.out.println("read " + read);
        read = socket.getInputStream().read();
      }
      answers.join();
    }
  }

  private static void answer(ServerSocket server) {
    try (Socket socket = server.accept()) {
      for (int i = 0; i < 3; i++) {
        Thread.sleep(10);
        socket.getOutputStream().write(i);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
