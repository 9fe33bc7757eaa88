package dev.jay.programs.recorded;

import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** The JDK's old web client, and a server of a few lines. */
public final class OldWebClient {
  private OldWebClient() {}

  public static void main(String[] args) throws Exception {

    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Thread answering = new Thread(() -> answer(server));
      answering.start();
      HttpURLConnection connection =
          (HttpURLConnection)
              URI.create("http://localhost:" + server.getLocalPort() + "/x")
                  .toURL()
                  .openConnection();
      try (InputStream in = connection.getInputStream()) {
        System.out.println(
            connection.getResponseCode()
                + " "
                + new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
      answering.join();
    }
  }

  private static void answer(ServerSocket server) {
    try (Socket socket = server.accept()) {
      byte[] request = new byte[1000];
      int count = socket.getInputStream().read(request);
      System.out.println(new String(request, 0, count, StandardCharsets.UTF_8).split("\\R")[0]);
      socket
          .getOutputStream()
          .write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi".getBytes(StandardCharsets.UTF_8));
    } catch (java.io.IOException e) {
      System.out.println(e);
    }
  }
}
