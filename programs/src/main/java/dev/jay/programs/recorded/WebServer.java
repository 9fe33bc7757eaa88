package dev.jay.programs.recorded;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** A web server of the JDK's, and its web client. */
public final class WebServer {
  private WebServer() {}

  public static void main(String[] args) throws Exception {

    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 5);
    server.createContext(
        "/",
        exchange -> {
          byte[] answer =
              ("you asked for " + exchange.getRequestURI()).getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
    HttpClient client = HttpClient.newHttpClient();
    for (int i = 0; i < 3; i++) {
      URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/" + i);
      HttpResponse<String> response =
          client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
      System.out.println(response.statusCode() + " " + response.body());
      System.out.println(response.headers().firstValue("date"));
    }
    server.stop(0);
  }
}
