package dev.jay.real;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What servers answer and what clients ask. An answer is the number of the request, in eight
 * digits, and a body that depends on the path alone; a client is a thread with one connection that
 * asks {@code size} times and adds up the bodies.
 */
public final class Requests {
  private static final int NUMBER = 8;
  private static final int BODY_WORDS = 300;

  private final Program program;
  private final AtomicInteger served = new AtomicInteger();

  public Requests(Program program) {
    this.program = program;
  }

  /** What a server answers for this path. */
  public byte[] answer(String path) {
    String number = String.format("%0" + NUMBER + "d", served.incrementAndGet());
    return (number + Texts.of(path.hashCode(), BODY_WORDS)).getBytes(StandardCharsets.US_ASCII);
  }

  /** Asks with all threads, and reports. */
  public void ask(int port) {
    AtomicLong sum = new AtomicLong();
    program.run(
        worker -> {
          try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(socket.getInputStream());
            for (int i = 0; i < program.size(); i++) {
              String request = "GET /" + worker + "/" + i + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
              socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
              byte[] answer = in.readNBytes(length(in));
              sum.addAndGet(checksum(answer));
              program.seen(worker).add(new String(answer, 0, NUMBER, StandardCharsets.US_ASCII));
            }
          }
        });
    program.report(served + " " + sum);
  }

  private static long checksum(byte[] answer) {
    long sum = answer.length;
    for (int i = NUMBER; i < answer.length; i++) {
      sum = sum * 31 + answer[i];
    }
    return sum;
  }

  /** Reads the head of an answer; the length of its body. */
  private static int length(InputStream in) throws IOException {
    int length = -1;
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
        length = Integer.parseInt(line.substring(line.indexOf(':') + 1).strip());
      }
    }
    if (length < 0) {
      throw new IOException("an answer without a length");
    }
    return length;
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("the connection ended");
      }
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }
}
