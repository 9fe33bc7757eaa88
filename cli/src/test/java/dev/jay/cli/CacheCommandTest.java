package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.schedules.Entry;
import dev.jay.schedules.EntryHead;
import dev.jay.schedules.Program;
import dev.jay.schedules.ScheduleStore;
import dev.jay.trace.HybridSchedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code jay run --cache} tells the agent, and what {@code jay cache} tells people. */
class CacheCommandTest {
  @TempDir Path directory;
  FakeWorld world;
  ScheduleStore store;

  @BeforeEach
  void makeWorld() throws IOException {
    world = new FakeWorld(directory);
    store = new ScheduleStore(directory.resolve("c"));
    Files.createDirectory(directory.resolve("classes"));
  }

  private String add(String jdk, String... conditions) throws IOException {
    JavaProgram java =
        new JavaProgram(List.of("-cp", "classes", "a.Main"), directory, world.environment);
    Program program = new Program("a.Main", ClassPathDigest.ofContents(java.classPath()), jdk, "");
    TreeMap<String, String> facts = new TreeMap<>();
    facts.put("turns", "5");
    return store
        .add(
            new Entry(
                new EntryHead(program, facts, List.of(conditions), List.of(), List.of()),
                new HybridSchedule()))
        .name();
  }

  private String run(String... arguments) {
    String[] words = new String[arguments.length + 6];
    System.arraycopy(
        new String[] {"run", "--cache", "c", "-cp", "classes", "a.Main"}, 0, words, 0, 6);
    System.arraycopy(arguments, 0, words, 6, arguments.length);
    assertThat(world.jay(words)).isZero();
    List<String> command = world.started.get(world.started.size() - 1);
    return command.stream().filter(each -> each.startsWith("-javaagent")).findFirst().orElse("");
  }

  @Test
  void whatFitsIsFollowedAndWhatDoesNotIsNot() throws IOException {
    String name = add("21.0.2", "arg0 = \"4\"");
    assertThat(run("4", "x"))
        .endsWith(
            "=run,follow="
                + directory.resolve("c/" + name + ".jay")
                + ",on-leave=go-on,reuse="
                + name
                + ",reuse-log="
                + directory.resolve("c/reuse.log"));
    assertThat(run("5")).endsWith("=run,unfit");
    assertThat(world.err()).isEmpty();
  }

  @Test
  void schedulesOfOtherJdksAndClassesArePassedOverInALine() throws IOException {
    add("17.0.1", "args = 1");
    assertThat(run("4")).endsWith("=run,unfit");
    assertThat(world.err())
        .startsWith("jay: 1 schedule of a.Main passed over: other classes")
        .hasLineCount(1);
  }

  @Test
  void badFilesAreNamedInALineEach() throws IOException {
    String name = add("21.0.2", "args = 1");
    Files.writeString(store.file("Main-1"), "nonsense and more");
    Files.createDirectory(store.file("Main-2"));
    assertThat(run("4")).contains("reuse=" + name);
    assertThat(world.err()).contains("Main-1.jay is not a Jay file").hasLineCount(2);
  }

  @Test
  void wrongUsageIsSaid() {
    assertThat(world.jay("run", "--cache", "c", "--follow", "s.jay", "Main")).isEqualTo(64);
    assertThat(world.jay("run", "--learn-on-miss", "Main")).isEqualTo(64);
    assertThat(world.jay("run", "--learn-on-miss", "--cache", "auto", "Main")).isEqualTo(64);
    assertThat(world.jay("learn", "Main")).isEqualTo(64);
    assertThat(world.jay("learn", "--cache", "c", "--when", "a = = b", "Main")).isEqualTo(64);
    assertThat(world.jay("cache", "ls")).isEqualTo(64);
    assertThat(world.jay("cache", "ls", "--cache", "nowhere")).isEqualTo(64);
    assertThat(world.started).isEmpty();
    assertThat(world.err()).doesNotContain("\tat ");
  }

  @Test
  void aCacheThatIsNotThereHasNothingThatFits() {
    assertThat(run("4")).endsWith("=run,unfit");
    assertThat(world.err()).isEmpty();
  }

  @Test
  void peopleSeeWhatThereIs() throws IOException {
    String name = add("21.0.2", "args = 1", "arg0 = \"4\"");
    store.log().count(name, false);
    assertThat(world.jay("cache", "ls", "--cache", "c")).isZero();
    assertThat(world.out()).contains(name, "5 turns", "2 conditions", "reused 1, left 0");
    assertThat(world.jay("cache", "show", "--cache", "c", name)).isZero();
    assertThat(world.out()).contains("fits when\n    args = 1\nand arg0 = \"4\"\n");
    assertThat(world.jay("cache", "show", "--cache", "c", "nothing")).isEqualTo(65);
    assertThat(world.jay("cache", "verify", "--cache", "c")).isZero();
    assertThat(world.jay("cache", "prune", "--cache", "c", "--max", "0")).isZero();
    assertThat(store.names("")).isEmpty();
  }
}
