package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArgumentFilesTest {
  @TempDir private Path directory;

  @Test
  void aFileStandsForItsWords() throws IOException {
    write("a", "-cp out  # a comment\n\"-Dx=a b\" '-Dy=c\\td'\n-Dz=one\\\n   two\nMain @stays");
    assertThat(expand("-ea", "@a", "@b"))
        .containsExactly(
            "-ea", "-cp", "out", "-Dx=a b", "-Dy=c\td", "-Dz=onetwo", "Main", "@stays", "@b");
  }

  @Test
  void whatFollowsTheProgramIsTheProgramsOwn() throws IOException {
    assertThat(expand("Main", "@a")).containsExactly("Main", "@a");
    assertThat(expand("-cp", "x", "-jar", "@a")).containsExactly("-cp", "x", "-jar", "@a");
  }

  @Test
  void filesCanBeSwitchedOffAndEscaped() throws IOException {
    assertThat(expand("--disable-@files", "@a")).containsExactly("--disable-@files", "@a");
    assertThat(expand("-Da", "@@a")).containsExactly("-Da", "@a");
  }

  @Test
  void aFileThatIsMissingIsSaid() {
    assertThatThrownBy(() -> expand("@missing"))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("no such file: @");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }

  private List<String> expand(String... words) throws IOException {
    return ArgumentFiles.expand(List.of(words), directory);
  }
}
