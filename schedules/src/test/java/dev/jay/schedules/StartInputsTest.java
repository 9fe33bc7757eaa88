package dev.jay.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartInputsTest {
  @TempDir private Path directory;

  private boolean holds(String condition) {
    StartInputs inputs =
        new StartInputs(
            List.of("--threads", "4", "in.txt", "."),
            Map.of("app.size", "9", "my-name", ""),
            Map.of("HOME", "/home/x"),
            directory);
    return PreconditionParser.parse(condition).holds(inputs);
  }

  @Test
  void argumentsPropertiesAndEnvironmentAreKnown() {
    assertThat(holds("args = 4 and arg1 = \"4\" and parseInt(arg1) < 5")).isTrue();
    assertThat(holds("property[app.size] = \"9\" and env[HOME] = \"/home/x\"")).isTrue();
    assertThat(holds("`property[my-name]` = \"\"")).isTrue();
    assertThat(holds("property[user.dir] = \"" + directory + "\"")).isTrue();
    assertThat(holds("property[os.name] = \"" + System.getProperty("os.name") + "\"")).isTrue();
  }

  @Test
  void whatIsNotGivenHasNoValue() {
    for (String name :
        List.of("arg4", "arg", "arg-1", "arg99999999999", "env[NO]", "property[no]", "stdin[0]")) {
      assertThat(holds("given(`" + name + "`)")).as(name).isFalse();
      assertThat(holds("not(given(`" + name + "`))")).as(name).isTrue();
    }
    assertThat(holds("given(arg3)")).isTrue();
  }

  @Test
  void filesAreKnownByLengthAndContent() throws IOException {
    assertThat(holds("given(size(arg2))")).isFalse();
    Files.writeString(directory.resolve("in.txt"), "abc");
    String digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assertThat(holds("size(arg2) = 3L and size(arg2) = 3")).isTrue();
    assertThat(holds("digest(arg2) = \"" + digest + "\"")).isTrue();
    assertThat(holds("`size(" + directory + "/in.txt)` = 3L")).isTrue();
    assertThat(holds("`digest(in.txt)` = \"" + digest + "\"")).isTrue();
    assertThat(holds("given(size(arg3)) or given(digest(arg3))")).isFalse();
    assertThat(holds("given(`size(\\u0000)`) or given(`size()`)")).isFalse();
  }

  @Test
  void asAMapItHasWhatWasAskedFor() {
    StartInputs inputs = new StartInputs(List.of("x"), Map.of(), Map.of(), directory);
    assertThat(inputs.get("arg0")).isEqualTo("x");
    assertThat(inputs.get("arg1")).isNull();
    assertThat(inputs.entrySet()).containsExactly(Map.entry("arg0", "x"));
  }
}
