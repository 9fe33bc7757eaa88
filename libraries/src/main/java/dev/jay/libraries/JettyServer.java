package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Jetty with a small pool, and three clients over loopback. */
public final class JettyServer {
  private static final class Answer extends Handler.Abstract {
    private final SharedLog log;
    private final AtomicInteger served;

    Answer(SharedLog log, AtomicInteger served) {
      this.log = log;
      this.served = served;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
      String path = Request.getPathInContext(request);
      log.add(path);
      served.incrementAndGet();
      byte[] answer = ("you asked " + path).getBytes(StandardCharsets.US_ASCII);
      response.setStatus(200);
      response.write(true, ByteBuffer.wrap(answer), callback);
      return true;
    }
  }

  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    AtomicInteger served = new AtomicInteger();
    QueuedThreadPool pool = new QueuedThreadPool(8, 4);
    pool.setReservedThreads(0);
    Server server = new Server(pool);
    ServerConnector connector = new ServerConnector(server, 1, 1);
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    server.setHandler(new Answer(log, served));
    server.start();
    String base = "http://127.0.0.1:" + connector.getLocalPort() + "/";
    long[] lengths = new long[3];
    Workers.steps(
        3, 8, (worker, step) -> lengths[worker] += get(base + worker + "." + step).length());
    server.stop();
    Report.print(served.get() + " " + (lengths[0] + lengths[1] + lengths[2]), log);
  }

  private static String get(String address) throws Exception {
    HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
    try (InputStream in = connection.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
