package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;

/**
 * A server's windows, as TERN cuts a server's life into them: main collects {@code --requests}
 * requests, hands them to a pool of threads as one batch, and waits until all are answered before
 * it takes the next window. A thread parses the request line, looks into a cache of pages under a
 * lock, makes the page if it is not there, and answers. Which requests find their page in the cache
 * depends on the order of the threads; the answers do not.
 */
public final class HttpWindow {
  private static final int PAGES = 12;

  private final Queue<Integer> waiting = new ArrayDeque<>(); // guarded by this
  private final String[] requests;
  private final long[] answers; // each written by its thread before it counts as answered
  private int answered; // guarded by this
  private boolean closed; // guarded by this
  private final Map<String, byte[]> cache = new HashMap<>(); // guarded by itself

  private HttpWindow(String[] requests) {
    this.requests = requests;
    this.answers = new long[requests.length];
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--requests", "--windows", "--seed");
    int threads = parameters.number("--threads", 4);
    int window = parameters.number("--requests", 8);
    int windows = parameters.number("--windows", 5);
    HttpWindow server = new HttpWindow(requests(window * windows, parameters.number("--seed", 1)));
    Workers.run(
        threads + 1,
        worker -> {
          if (worker == threads) {
            server.accept(window);
          } else {
            server.serve();
          }
        });
    Parameters.result(Digest.of(new long[][] {server.answers}));
  }

  private static String[] requests(int count, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    String[] requests = new String[count];
    for (int i = 0; i < count; i++) {
      int page = random.nextInt(PAGES + 2); // two are not there
      requests[i] = (i % 5 == 4 ? "HEAD" : "GET") + " /page/" + page + " HTTP/1.0\r\n\r\n";
    }
    return requests;
  }

  private synchronized void accept(int window) throws InterruptedException {
    for (int begin = 0; begin < requests.length; begin += window) {
      for (int request = begin; request < begin + window; request++) {
        waiting.add(request);
      }
      notifyAll();
      while (answered < begin + window) {
        wait();
      }
    }
    closed = true;
    notifyAll();
  }

  private void serve() throws InterruptedException {
    for (int request = next(); request >= 0; request = next()) {
      answers[request] = answer(requests[request]);
      synchronized (this) {
        answered++;
        notifyAll();
      }
    }
  }

  /** The next request; -1 when the server is closed. */
  private synchronized int next() throws InterruptedException {
    while (waiting.isEmpty() && !closed) {
      wait();
    }
    return waiting.isEmpty() ? -1 : waiting.remove();
  }

  /** The status and a digest of the body. */
  private long answer(String request) {
    String[] words = request.trim().split(" ");
    if (words.length != 3 || !words[2].startsWith("HTTP/")) {
      return 400;
    }
    byte[] page = page(words[1]);
    if (page.length == 0) {
      return 404;
    }
    long digest = 0;
    for (byte each : words[0].equals("HEAD") ? new byte[0] : page) {
      digest = 31 * digest + each;
    }
    return digest * 1000 + 200;
  }

  private byte[] page(String path) {
    synchronized (cache) {
      byte[] known = cache.get(path);
      if (known != null) {
        return known;
      }
    }
    byte[] made = make(path);
    synchronized (cache) {
      cache.putIfAbsent(path, made);
    }
    return made;
  }

  /** A page of some kilobytes; an empty one if there is none. */
  private static byte[] make(String path) {
    int number = Integer.parseInt(path.substring(path.lastIndexOf('/') + 1));
    if (number >= PAGES) {
      return new byte[0];
    }
    StringBuilder text = new StringBuilder("<html>");
    for (int line = 0; line < 100 * (number + 1); line++) {
      text.append("<p>line ").append(line).append(" of page ").append(number);
    }
    return text.append("</html>").toString().getBytes(StandardCharsets.UTF_8);
  }
}
