package dev.jay.programs.recorded;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Asks for addresses of names, and names of addresses. */
public final class HostNames {
  private HostNames() {}

  public static void main(String[] args) throws Exception {

    System.out.println(Arrays.toString(InetAddress.getAllByName("localhost")));
    System.out.println(InetAddress.getLocalHost());
    System.out.println(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}).getCanonicalHostName());
    System.out.println(InetAddress.getByName("127.0.0.1").isReachable(200));
    try {
      System.out.println(InetAddress.getByName("no-such-host.invalid"));
    } catch (UnknownHostException e) {
      System.out.println(e.getMessage());
    }
  }
}
