package dev.jay.programs.recorded;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Sockets used by threads of a pool, many at a time. */
public final class PooledSockets {
  private PooledSockets() {}

  public static void main(String[] args) throws Exception {

    ExecutorService pool = Executors.newFixedThreadPool(4);
    try (ServerSocket server = new ServerSocket(0, 20, InetAddress.getLoopbackAddress())) {
      List<Future<Integer>> answers = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        int number = i;
        answers.add(pool.submit(() -> ask(server.getLocalPort(), number)));
      }
      for (int i = 0; i < 6; i++) {
        try (Socket socket = server.accept()) {
          int number = new DataInputStream(socket.getInputStream()).readInt();
          System.out.println("asked by " + number);
          new DataOutputStream(socket.getOutputStream()).writeInt(number * number);
        }
      }
      for (Future<Integer> answer : answers) {
        System.out.println(answer.get());
      }
    }
    pool.shutdown();
  }

  private static int ask(int port, int number) throws java.io.IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      new DataOutputStream(socket.getOutputStream()).writeInt(number);
      return new DataInputStream(socket.getInputStream()).readInt();
    }
  }
}
