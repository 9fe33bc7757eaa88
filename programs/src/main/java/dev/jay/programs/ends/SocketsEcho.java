package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A server thread per connection and three clients, with blocking accept, connect and read. */
public final class SocketsEcho {
  private static final int CLIENTS = 3;

  public static void main(String[] args) throws Exception {
    AtomicInteger served = new AtomicInteger();
    String[] answers = new String[CLIENTS];
    try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      Thread acceptor = new Thread(() -> accept(server, served), "acceptor");
      acceptor.start();
      Workers.run(
          CLIENTS,
          worker -> {
            try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
              for (int i = 0; i < 3; i++) {
                Work.uneven(worker, i);
                socket
                    .getOutputStream()
                    .write(("hello " + worker + "\n").getBytes(StandardCharsets.UTF_8));
              }
              socket.shutdownOutput();
              byte[] answer = socket.getInputStream().readAllBytes();
              answers[worker] = new String(answer, StandardCharsets.UTF_8).replace('\n', ';');
            }
          });
      acceptor.join();
    }
    for (String answer : answers) {
      System.out.println(answer);
    }
    System.out.println("served " + served.get());
  }

  private static void accept(ServerSocket server, AtomicInteger served) {
    Thread[] threads = new Thread[CLIENTS];
    try {
      for (int i = 0; i < CLIENTS; i++) {
        Socket socket = server.accept();
        threads[i] = new Thread(() -> serve(socket, served), "server-" + i);
        threads[i].start();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (Thread thread : threads) {
      Workers.join(thread);
    }
  }

  private static void serve(Socket socket, AtomicInteger served) {
    try (socket) {
      socket.getInputStream().transferTo(socket.getOutputStream());
      served.incrementAndGet();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
