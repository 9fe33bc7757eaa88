package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Threads talk through web sockets with a server that sends everything back. */
public final class WebSockets {
  private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  private WebSockets() {}

  public static void main(String[] args) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Thread acceptor =
          new Thread(
              () -> {
                try {
                  for (int i = 0; i < 2; i++) {
                    Socket socket = server.accept();
                    new Thread(() -> echo(socket)).start();
                  }
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              });
      acceptor.start();
      HttpClient client = HttpClient.newHttpClient();
      String[] answers = new String[2];
      Workers.run(
          2,
          worker -> {
            CompletableFuture<String> got = new CompletableFuture<>();
            WebSocket socket =
                client
                    .newWebSocketBuilder()
                    .buildAsync(
                        URI.create("ws://127.0.0.1:" + server.getLocalPort() + "/"),
                        new WebSocket.Listener() {
                          @Override
                          public CompletionStage<?> onText(
                              WebSocket of, CharSequence data, boolean last) {
                            got.complete(data.toString());
                            return null;
                          }
                        })
                    .join();
            socket.sendText("hello" + worker, true).join();
            answers[worker] = got.join();
            socket.abort();
          });
      System.out.println(answers[0] + " " + answers[1]);
    }
  }

  private static void echo(Socket socket) {
    try (socket) {
      InputStream in = socket.getInputStream();
      OutputStream out = socket.getOutputStream();
      StringBuilder head = new StringBuilder();
      while (!head.toString().endsWith("\r\n\r\n")) {
        head.append((char) in.read());
      }
      String key =
          head.toString()
              .lines()
              .filter(line -> line.toLowerCase().startsWith("sec-websocket-key:"))
              .findFirst()
              .orElseThrow()
              .split(":")[1]
              .trim();
      byte[] digest =
          MessageDigest.getInstance("SHA-1").digest((key + MAGIC).getBytes(StandardCharsets.UTF_8));
      out.write(
          ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  + "Sec-WebSocket-Accept: "
                  + Base64.getEncoder().encodeToString(digest)
                  + "\r\n\r\n")
              .getBytes(StandardCharsets.UTF_8));
      in.read();
      int length = in.read() & 127;
      byte[] mask = in.readNBytes(4);
      byte[] data = in.readNBytes(length);
      byte[] frame = new byte[length + 2];
      frame[0] = (byte) 0x81;
      frame[1] = (byte) length;
      for (int i = 0; i < length; i++) {
        frame[i + 2] = (byte) (data[i] ^ mask[i % 4]);
      }
      out.write(frame);
      while (in.read() >= 0) {}
    } catch (Exception e) {
      // the client has gone
    }
  }
}
