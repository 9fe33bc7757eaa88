package dev.jay.systemtests;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The native library of the programs in platform.jni, compiled where there is a C compiler. */
final class NativeLibrary {
  private static final Optional<Path> LIBRARY = compile();

  private NativeLibrary() {}

  /** Where it is; empty if there is no C compiler. */
  static Optional<Path> path() {
    return LIBRARY;
  }

  private static Optional<Path> compile() {
    return compiler().map(NativeLibrary::compileWith);
  }

  private static Optional<Path> compiler() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of("cc", "gcc", "clang")
        .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(in -> Path.of(in, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Path compileWith(Path compiler) {
    try (InputStream source = NativeLibrary.class.getResourceAsStream("/natives/natives.c")) {
      Path folder = Files.createTempDirectory("jay-natives");
      Path file = folder.resolve("natives.c");
      Files.copy(source, file);
      Path library = folder.resolve("libnatives.so");
      Path headers = Jdk.running().home().resolve("include");
      Process process =
          new ProcessBuilder(
                  List.of(
                      compiler.toString(),
                      "-O1",
                      "-shared",
                      "-fPIC",
                      "-I" + headers,
                      "-I" + headers.resolve("linux"),
                      "-o",
                      library.toString(),
                      file.toString()))
              .redirectErrorStream(true)
              .start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("the native library cannot be compiled:\n" + said);
      }
      return library;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
