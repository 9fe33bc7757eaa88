package dev.jay.programs.platform.network;

import com.sun.net.httpserver.HttpServer;
import dev.jay.programs.Workers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Threads ask a server over one client, synchronously and not. */
public final class HttpExchanges {
  private HttpExchanges() {}

  public static void main(String[] args) throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 5);
    ExecutorService executor = Executors.newFixedThreadPool(2);
    server.setExecutor(executor);
    server.createContext(
        "/",
        exchange -> {
          byte[] answer = exchange.getRequestURI().getPath().getBytes();
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
    HttpClient client = HttpClient.newHttpClient();
    String[] answers = new String[3];
    Workers.run(
        3,
        worker -> {
          URI uri = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/w" + worker);
          HttpRequest request = HttpRequest.newBuilder(uri).build();
          answers[worker] = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
          answers[worker] +=
              client.sendAsync(request, HttpResponse.BodyHandlers.ofString()).get().statusCode();
        });
    server.stop(0);
    executor.shutdown();
    System.out.println(answers[0] + " " + answers[1] + " " + answers[2]);
  }
}
