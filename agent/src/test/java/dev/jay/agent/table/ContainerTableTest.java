package dev.jay.agent.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContainerTableTest {
  private final ContainerTable table = ContainerTable.read();

  @Test
  void callsThroughClassesAndInterfacesAreSeen() {
    assertThat(List.of("java/util/ArrayList", "java/util/Map", "java/util/Iterator"))
        .allMatch(table::names);
    assertThat(List.of("java/lang/Object", "java/util/Vector", "java/util/concurrent/Executor"))
        .noneMatch(table::names);
  }

  @Test
  void everyClassInTheTableExists() throws IOException {
    for (String line : lines()) {
      String name = line.split("\\s+")[0];
      if (name.startsWith("java/")) {
        assertThat(ClassFiles.find(name)).as(name).isPresent();
      }
    }
  }

  @Test
  void noMethodThatChangesItsObjectIsSaidToRead() throws IOException {
    for (String line : lines()) {
      String[] words = line.split("\\s+");
      if (words.length > 1) {
        assertThat(words[1].split(","))
            .as(line)
            .doesNotContain("add", "put", "remove", "clear", "set", "poll", "offer", "append");
      }
    }
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = ContainerTable.class.getResourceAsStream("containers.table")) {
      assertThat(in).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.replaceFirst("#.*", "").trim())
          .filter(line -> !line.isEmpty())
          .toList();
    }
  }
}
