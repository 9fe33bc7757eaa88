package dev.jay.programs.recorded;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Arrays;
import java.util.Collections;

/** Asks for the network interfaces. */
public final class NetworkInterfaces {
  private NetworkInterfaces() {}

  public static void main(String[] args) throws Exception {

    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      System.out.println(
          each.getName() + " " + each.getIndex() + " " + each.isUp() + each.getMTU());
      System.out.println(
          each.getInterfaceAddresses() + " " + Collections.list(each.getInetAddresses()));
      System.out.println(Arrays.toString(each.getHardwareAddress()) + each.isLoopback());
    }
    System.out.println(NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress()));
    System.out.println(NetworkInterface.getByName("nothing"));
  }
}
