package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.TreeMap;

/** Threads change one Properties, and the system's; the last to write varies. */
public final class PropertiesOrder {
  public static void main(String[] args) throws IOException {
    Properties properties = new Properties();
    StringBuilder[] before = new StringBuilder[4];
    Workers.run(
        4,
        worker -> {
          before[worker] = new StringBuilder();
          for (int step = 0; step < 10; step++) {
            String key = "jay.test." + step % 3;
            String value = worker + "." + step;
            before[worker].append(properties.setProperty(key, value)).append(' ');
            before[worker].append(System.setProperty(key, value)).append(' ');
            if (step % 4 == 1) {
              properties.load(new StringReader("loaded=" + value));
              before[worker].append(properties.getProperty("loaded")).append(' ');
              System.clearProperty(key);
            }
          }
        });
    System.out.println("before " + String.join("| ", before));
    System.out.println("last " + new TreeMap<>(properties));
    for (int i = 0; i < 3; i++) {
      System.out.println(System.getProperty("jay.test." + i));
    }
    System.out.println("outcome " + properties.size());
  }
}
