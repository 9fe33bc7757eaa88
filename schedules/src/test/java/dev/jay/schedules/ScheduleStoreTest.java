package dev.jay.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jay.schedules.ScheduleStore.Outcome;
import dev.jay.trace.BadFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScheduleStoreTest {
  @TempDir private Path directory;
  private ScheduleStore store;

  @BeforeEach
  void open() {
    store = new ScheduleStore(directory.resolve("cache"));
  }

  @Test
  void whatIsAddedIsThere() throws IOException {
    assertThat(store.names("")).isEmpty();
    Entry entry = Entries.of(1, "args = 1");
    assertThat(store.add(entry)).isEqualTo(new ScheduleStore.Added(Outcome.ADDED, entry.name()));
    assertThat(store.add(entry).outcome()).isEqualTo(Outcome.KNOWN);
    assertThat(store.names("Compressor-")).containsExactly(entry.name());
    assertThat(store.names("Other-")).isEmpty();
    assertThat(store.head(entry.name())).isEqualTo(entry.head());
    assertThat(store.entry(entry.name()).name()).isEqualTo(entry.name());
    assertThat(store.problem(entry.name())).isNull();
  }

  @Test
  void whatNeedsMoreIsRedundant() throws IOException {
    Entry special = Entries.of(1, "args = 1", "arg0 = \"x\"");
    Entry general = Entries.of(2, "args = 1");
    store.add(special);
    assertThat(store.add(general).outcome()).isEqualTo(Outcome.ADDED);
    assertThat(store.names("")).containsExactly(general.name());
    assertThat(store.add(special))
        .isEqualTo(new ScheduleStore.Added(Outcome.REDUNDANT, general.name()));
    Program other = new Program("a.b.Compressor", "00ff", "25", "-ea");
    assertThat(store.add(Entries.of(other, 1, "args = 1", "arg0 = \"x\"")).outcome())
        .isEqualTo(Outcome.ADDED);
  }

  @Test
  void whatProgramsLeaveMakesNothingRedundant() throws IOException {
    Entry general = Entries.of(2, "args = 1");
    store.add(general);
    store.log().count(general.name(), true);
    assertThat(store.add(Entries.of(1, "args = 1", "arg0 = \"x\"")).outcome())
        .isEqualTo(Outcome.ADDED);
    assertThat(store.names("")).hasSize(2);
  }

  @Test
  void underEqualConditionsAFewAreKept() throws IOException {
    for (int i = 1; i <= 3; i++) {
      assertThat(store.add(Entries.of(i, "args = 1")).outcome()).isEqualTo(Outcome.ADDED);
    }
    assertThat(store.add(Entries.of(4, "args = 1")).outcome()).isEqualTo(Outcome.REDUNDANT);
  }

  @Test
  void badFilesAreNamedAndPruned() throws IOException {
    Entry entry = Entries.of(1, "args = 1");
    store.add(entry);
    Files.writeString(store.file("foreign"), "PK and more");
    Files.copy(store.file(entry.name()), store.file("Compressor-000000000000"));
    assertThat(store.problem("foreign")).contains("foreign.jay is not a Jay file");
    assertThat(store.problem("Compressor-000000000000")).contains(entry.name());
    assertThatThrownBy(() -> store.entry("nothing"))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("no schedule nothing");
    assertThat(store.prune(10)).hasSize(2);
    assertThat(store.names("")).containsExactly(entry.name());
  }

  @Test
  void theWorstAndTheOldestGoFirst() throws IOException {
    for (int i = 1; i <= 4; i++) {
      store.add(Entries.of(i, "args = " + i));
    }
    store.log().count(Entries.of(1, "args = 1").name(), false);
    assertThat(store.prune(2)).allMatch(line -> line.endsWith(": more than 2"));
    assertThat(store.names(""))
        .containsExactlyInAnyOrder(
            Entries.of(1, "args = 1").name(), Entries.of(4, "args = 4").name());
  }

  @Test
  void foldersAreMerged() throws IOException {
    ScheduleStore other = new ScheduleStore(directory.resolve("other"));
    store.add(Entries.of(1, "args = 1"));
    store.add(Entries.of(2, "args = 2"));
    other.add(Entries.of(2, "args = 2"));
    other.add(Entries.of(5, "args = 5"));
    other.add(Entries.of(3, "args = 1", "arg0 = \"x\""));
    Files.writeString(other.file("foreign"), "");
    assertThat(store.merge(other))
        .hasSize(4)
        .anyMatch(line -> line.endsWith(" known already"))
        .anyMatch(line -> line.endsWith(" added"))
        .anyMatch(line -> line.contains(" not needed: "))
        .anyMatch(line -> line.contains("foreign.jay is not a Jay file"));
    assertThat(store.names("")).hasSize(3);
  }

  @Test
  void severalMayAddAtOnce() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(8);
    List<Future<?>> all = new ArrayList<>();
    for (int i = 0; i < 80; i++) {
      int number = i % 20;
      all.add(
          pool.submit(
              () -> {
                Entry entry = Entries.of(number, "args = " + number);
                String name = new ScheduleStore(directory.resolve("cache")).add(entry).name();
                store.log().count(name, false);
                return store.entry(name);
              }));
    }
    for (Future<?> each : all) {
      each.get();
    }
    pool.shutdown();
    assertThat(store.names("")).hasSize(20).allMatch(name -> store.problem(name) == null);
    assertThat(store.log().read().values().stream().mapToInt(each -> each.reused).sum())
        .isEqualTo(80);
    try (var files = Files.list(directory.resolve("cache"))) {
      assertThat(files).noneMatch(file -> file.toString().endsWith(".tmp"));
    }
  }
}
