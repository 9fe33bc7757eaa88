package dev.jay.programs.ends;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Requests with a timeout, one after the other and side by side, that nobody answers. */
public final class HttpClientTimeouts {
  public static void main(String[] args) throws Exception {
    HttpClient client = HttpClient.newHttpClient();
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      URI uri = URI.create("http://127.0.0.1:" + silent.getLocalPort() + "/");
      try {
        client.send(request(uri, 100), BodyHandlers.ofString());
      } catch (HttpTimeoutException e) {
        System.out.println("the first timed out");
      }
      List<CompletableFuture<String>> outcomes =
          Stream.of(300, 100, 200)
              .map(millis -> client.sendAsync(request(uri, millis), BodyHandlers.ofString()))
              .map(response -> response.handle((r, e) -> outcome(e)))
              .toList();
      for (CompletableFuture<String> outcome : outcomes) {
        System.out.println(outcome.join());
      }
    }
  }

  private static HttpRequest request(URI uri, long millis) {
    return HttpRequest.newBuilder(uri).timeout(Duration.ofMillis(millis)).build();
  }

  private static String outcome(Throwable e) {
    return e.getCause() instanceof HttpTimeoutException ? "timed out" : "failed: " + e;
  }
}
