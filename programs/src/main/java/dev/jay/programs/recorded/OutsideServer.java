package dev.jay.programs.recorded;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Talks to a server outside, if an argument says which: host and port. */
public final class OutsideServer {
  private OutsideServer() {}

  public static void main(String[] args) throws Exception {

    if (args.length < 2) {
      System.out.println("no server");
      return;
    }
    try (Socket socket = new Socket(args[0], Integer.parseInt(args[1]));
        OutputStream out = socket.getOutputStream();
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()))) {
      out.write("question\n".getBytes(StandardCharsets.UTF_8));
      String line;
      while ((line = in.readLine()) != null) {
        System.out.println(line);
      }
    }
  }
}
