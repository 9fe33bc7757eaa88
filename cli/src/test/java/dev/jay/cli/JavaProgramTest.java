package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaProgramTest {
  @TempDir Path directory;

  private JavaProgram program(String... words) {
    return new JavaProgram(List.of(words), directory, Map.of("CLASSPATH", "set"));
  }

  private Path jar(String name, String classPath, String... entries) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (!classPath.isEmpty()) {
      manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    }
    Path jar = directory.resolve(name);
    Files.createDirectories(jar.getParent());
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream to = new JarOutputStream(out, manifest)) {
      for (String each : entries) {
        to.putNextEntry(new JarEntry(each));
        to.write(each.getBytes(StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  @Test
  void argumentsBeginAfterTheProgram() {
    assertThat(program("-cp", "x", "a.Main", "-Dx=1", "y").arguments())
        .containsExactly("-Dx=1", "y");
    assertThat(program("-jar", "lib/app.jar", "y").arguments()).containsExactly("y");
    assertThat(program("-m", "m/a.Main", "y").arguments()).containsExactly("y");
    assertThat(program("--module=m/a.Main", "y").arguments()).containsExactly("y");
    assertThat(program("a.Main").arguments()).isEmpty();
    assertThat(program("@file").isKnown()).isFalse();
  }

  @Test
  void theNameIsTheClassOrTheJarsFile() {
    assertThat(program("-jar", "lib/app.jar").name()).isEqualTo("app.jar");
    assertThat(program("a.Main").name()).isEqualTo("a.Main");
    assertThat(program("-m", "m/a.Main").name()).isEqualTo("m/a.Main");
  }

  @Test
  void propertiesAndOptionsAreThoseBeforeTheProgram() {
    JavaProgram program = program("-Da=1", "-Db", "-ea:a.B", "-Xmx1g", "a.Main", "-Dc=1");
    assertThat(program.properties()).isEqualTo(Map.of("a", "1", "b", ""));
    assertThat(program.options()).isEqualTo("-ea:a.B");
    assertThat(
            new JavaProgram(List.of("Main"), directory, Map.of("JAVA_TOOL_OPTIONS", "-Da=2"))
                .options())
        .isEqualTo("JAVA_TOOL_OPTIONS=-Da=2");
  }

  @Test
  void theClassPathIsFollowedThroughManifests() throws IOException {
    Path c = jar("lib/c.jar", "");
    Path b = jar("lib/b.jar", "c.jar ../app.jar nothing.jar http://x/y.jar");
    Path app = jar("app.jar", "lib/b.jar classes/");
    Path classes = Files.createDirectory(directory.resolve("classes"));
    assertThat(program("-jar", "app.jar").classPath().stream().map(Path::normalize))
        .containsExactly(app, b, c, classes);
    assertThat(program("-cp", "lib/*:classes", "Main").classPath().stream().map(Path::normalize))
        .contains(b, c, classes);
    assertThat(program("--class-path=classes", "Main").classPath()).containsExactly(classes);
    assertThat(program("Main").classPath()).isEmpty();
  }

  @Test
  void theDigestIsOfContentsAndNotOfSchedules() throws IOException {
    String one = ClassPathDigest.ofContents(List.of(jar("a.jar", "", "A.class", "B.class")));
    assertThat(ClassPathDigest.ofContents(List.of(jar("x/b.jar", "", "A.class", "B.class"))))
        .isEqualTo(one);
    assertThat(
            ClassPathDigest.ofContents(
                List.of(jar("c.jar", "", "A.class", "B.class", "META-INF/jay/a-1.jay"))))
        .isEqualTo(one);
    assertThat(ClassPathDigest.ofContents(List.of(jar("d.jar", "", "A.class")))).isNotEqualTo(one);
    assertThat(ClassPathDigest.ofContents(List.of(jar("e.jar", "", "A.class", "C.class"))))
        .isNotEqualTo(one);
    Path noJar = Files.writeString(directory.resolve("no.jar"), "none");
    assertThat(ClassPathDigest.ofContents(List.of(noJar))).isNotEqualTo(one);
  }
}
