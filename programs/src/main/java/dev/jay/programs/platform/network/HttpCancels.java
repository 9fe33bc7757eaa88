package dev.jay.programs.platform.network;

import com.sun.net.httpserver.HttpServer;
import dev.jay.programs.Workers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Requests that are cancelled and time out beside many that are answered. */
public final class HttpCancels {
  private HttpCancels() {}

  public static void main(String[] args) throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 5);
    ExecutorService pool = Executors.newCachedThreadPool();
    server.setExecutor(pool);
    server.createContext(
        "/",
        exchange -> {
          if (exchange.getRequestURI().getPath().startsWith("/slow")) {
            try {
              over.await();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
          }
          byte[] read = exchange.getRequestBody().readAllBytes();
          exchange.sendResponseHeaders(200, 0);
          exchange.getResponseBody().write(read);
          exchange.close();
        });
    server.start();
    String base = "http://127.0.0.1:" + server.getAddress().getPort();
    ExecutorService own = Executors.newFixedThreadPool(2);
    HttpClient client = HttpClient.newBuilder().executor(own).build();
    int[] sums = new int[3];
    Workers.run(
        3,
        worker -> {
          HttpRequest slow = HttpRequest.newBuilder(URI.create(base + "/slow" + worker)).build();
          CompletableFuture<?> cancelled = client.sendAsync(slow, BodyHandlers.ofString());
          List<CompletableFuture<Integer>> answers = new ArrayList<>();
          for (int i = 0; i < 4; i++) {
            answers.add(
                client
                    .sendAsync(
                        HttpRequest.newBuilder(URI.create(base + "/quick"))
                            .POST(HttpRequest.BodyPublishers.ofString("abc"))
                            .build(),
                        BodyHandlers.ofString())
                    .thenApply(answer -> answer.body().length()));
          }
          cancelled.cancel(true);
          for (CompletableFuture<Integer> answer : answers) {
            sums[worker] += answer.join();
          }
          try {
            client.send(
                HttpRequest.newBuilder(URI.create(base + "/slow"))
                    .timeout(Duration.ofMillis(200))
                    .build(),
                BodyHandlers.discarding());
          } catch (HttpTimeoutException e) {
            sums[worker] += 100;
          }
        });
    over.countDown();
    server.stop(0);
    pool.shutdown();
    own.shutdown();
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
