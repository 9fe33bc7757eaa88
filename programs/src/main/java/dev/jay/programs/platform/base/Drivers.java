package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;

/** Threads register drivers of the program's and connect by them. */
public final class Drivers {
  private Drivers() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          String url = "jay:" + worker + ":" + step;
          Driver driver =
              (Driver)
                  Proxy.newProxyInstance(
                      Drivers.class.getClassLoader(),
                      new Class<?>[] {Driver.class},
                      (self, method, arguments) -> answer(url, self, method.getName(), arguments));
          DriverManager.registerDriver(driver);
          sums[worker] += DriverManager.getConnection(url) == null ? 0 : 1;
          DriverManager.deregisterDriver(driver);
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }

  private static Object answer(String url, Object self, String method, Object[] arguments) {
    switch (method) {
      case "connect":
        return arguments[0].equals(url)
            ? Proxy.newProxyInstance(
                Drivers.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (connection, called, given) -> null)
            : null;
      case "equals":
        return self == arguments[0];
      case "hashCode":
        return url.hashCode();
      default:
        return null;
    }
  }
}
