package dev.jay.libraries;

import com.sun.net.httpserver.HttpServer;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** The JDK's HttpServer with two workers, and three clients over loopback. */
public final class JdkHttpServer {
  public static void main(String[] args) throws Exception {
    System.setProperty("sun.net.httpserver.nodelay", "true");
    SharedLog log = new SharedLog();
    AtomicInteger served = new AtomicInteger();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    server.setExecutor(pool);
    server.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath();
          log.addBy(path);
          served.incrementAndGet();
          byte[] answer = ("you asked " + path).getBytes(StandardCharsets.US_ASCII);
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
    String base = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    long[] lengths = new long[3];
    Workers.steps(
        3, 8, (worker, step) -> lengths[worker] += get(base + worker + "." + step).length());
    server.stop(0);
    pool.shutdown();
    Report.print(served.get() + " " + (lengths[0] + lengths[1] + lengths[2]), log);
  }

  private static String get(String address) throws Exception {
    HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
    try (InputStream in = connection.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
