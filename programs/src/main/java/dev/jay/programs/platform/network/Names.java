package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.net.InetAddress;
import java.net.NetworkInterface;

/** Threads look up names and interfaces. */
public final class Names {
  private Names() {}

  public static void main(String[] args) {
    boolean[] found = new boolean[3];
    Workers.steps(
        3,
        3,
        (worker, step) ->
            found[worker] =
                InetAddress.getByName("localhost").isLoopbackAddress()
                    && NetworkInterface.getByName("lo") != null
                    && InetAddress.getAllByName("127.0.0." + (step + 1)).length == 1);
    System.out.println(found[0] + " " + found[1] + " " + found[2]);
  }
}
