package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.Properties;

/** Threads change properties and the environment's copies while others read them. */
public final class SystemProperties {
  private SystemProperties() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          System.setProperty("jay.w" + worker, "s" + step);
          Properties properties = System.getProperties();
          synchronized (properties) {
            sums[worker] += System.getProperty("jay.w" + worker).length();
            sums[worker] += properties.containsKey("jay.w" + worker) ? 1 : 0;
          }
          sums[worker] += System.getenv().isEmpty() ? 0 : 10;
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
