package dev.jay.real;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Java sources that are made up, the same in every run; each compiles by itself. */
public final class Sources {
  private static final int METHODS = 25;

  private Sources() {}

  /** The name of the class of the n-th source. */
  public static String name(int number) {
    return "Made" + number;
  }

  /** The n-th source. */
  public static String of(int number) {
    StringBuilder source = new StringBuilder("import java.util.*;\n\n");
    source.append("/** Made up. */\npublic class ").append(name(number)).append(" {\n");
    for (int i = 0; i < METHODS; i++) {
      source.append(method(i, number));
    }
    return source.append("}\n").toString();
  }

  private static String method(int i, int number) {
    return """
        private final Map<String, List<Integer>> map%1$d = new TreeMap<>();

        /** Adds up. */
        public int sum%1$d(int n) {
          int total = %2$d;
          for (int i = 0; i < n; i++) {
            if (i %% 3 == %1$d %% 3) {
              total += map%1$d.computeIfAbsent("k" + i, k -> new ArrayList<>()).size();
            } else {
              total -= map%1$d.values().stream().mapToInt(list -> list.size()).sum();
            }
          }
          return total;
        }

      """
        .formatted(i, number * 31 + i);
  }

  /** Writes so many sources into a directory. */
  public static List<Path> write(Path directory, int count) throws IOException {
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      files.add(Files.writeString(directory.resolve(name(i) + ".java"), of(i)));
    }
    return files;
  }
}
