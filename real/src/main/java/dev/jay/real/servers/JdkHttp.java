package dev.jay.real.servers;

import com.sun.net.httpserver.HttpServer;
import dev.jay.real.Program;
import dev.jay.real.Requests;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The JDK's HttpServer with a fixed pool. */
public final class JdkHttp {
  public static void main(String[] args) throws IOException {
    System.setProperty("sun.net.httpserver.nodelay", "true");
    Program program = Program.of(args, 800);
    Requests requests = new Requests(program);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    ExecutorService pool = Executors.newFixedThreadPool(program.threads());
    server.setExecutor(pool);
    server.createContext(
        "/",
        exchange -> {
          byte[] answer = requests.answer(exchange.getRequestURI().getPath());
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
    requests.ask(server.getAddress().getPort());
    server.stop(0);
    pool.shutdown();
  }
}
