package dev.jay.programs.platform.timed;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** A request times out while its server sleeps. */
public final class HttpTimeouts {
  private HttpTimeouts() {}

  public static void main(String[] args) throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 5);
    CountDownLatch over = new CountDownLatch(1);
    server.createContext(
        "/",
        exchange -> {
          try {
            over.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          exchange.close();
        });
    server.start();
    URI uri = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    HttpRequest request = HttpRequest.newBuilder(uri).timeout(Duration.ofMillis(200)).build();
    try {
      HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    } catch (HttpTimeoutException e) {
      System.out.println("timed out");
    }
    over.countDown();
    server.stop(0);
  }
}
