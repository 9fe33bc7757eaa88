package dev.jay.programs.recorded;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A server and a client, two threads, over a socket. */
public final class Sockets {
  private Sockets() {}

  public static void main(String[] args) throws Exception {

    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Thread client = new Thread(() -> ask(server.getLocalPort()), "client");
      client.start();
      try (Socket socket = server.accept();
          BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
          PrintWriter out = new PrintWriter(socket.getOutputStream(), true)) {
        System.out.println("from " + socket.getRemoteSocketAddress());
        String line;
        while ((line = in.readLine()) != null) {
          out.println(line.toUpperCase(java.util.Locale.ROOT));
        }
      }
      client.join();
    }
  }

  private static void ask(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
        PrintWriter out = new PrintWriter(socket.getOutputStream(), true)) {
      for (String word : new String[] {"one", "two", "three"}) {
        out.println(word);
        System.out.println(in.readLine() + " on " + port);
      }
      System.out.println(socket.getTcpNoDelay() + " " + socket.getReceiveBufferSize());
    } catch (java.io.IOException e) {
      System.out.println(e);
    }
  }
}
