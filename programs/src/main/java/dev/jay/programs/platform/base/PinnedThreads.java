package dev.jay.programs.platform.base;

import dev.jay.programs.VirtualThreads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** Virtual threads, where the JDK has them, wait in monitors and for sockets. */
public final class PinnedThreads {
  private PinnedThreads() {}

  public static void main(String[] args) throws Exception {
    Object monitor = new Object();
    int[] count = new int[1];
    List<Thread> threads = new ArrayList<>();
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      for (int i = 0; i < 4; i++) {
        boolean connects = i % 2 == 0;
        threads.add(
            start(
                () -> {
                  synchronized (monitor) {
                    count[0]++;
                    monitor.wait(2);
                  }
                  try (Socket socket =
                      connects
                          ? new Socket(server.getInetAddress(), server.getLocalPort())
                          : server.accept()) {
                    count[0] += socket.isConnected() ? 0 : 100;
                  }
                  return null;
                }));
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
    System.out.println(count[0]);
  }

  private static Thread start(java.util.concurrent.Callable<Void> body) throws Exception {
    Runnable task =
        () -> {
          try {
            body.call();
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        };
    Thread thread =
        Runtime.version().feature() < 21
            ? new Thread(task)
            : VirtualThreads.factory("v").newThread(task);
    thread.start();
    return thread;
  }
}
