package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.net.URI;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Threads compile sources in memory. */
public final class Compilers {
  private Compilers() {}

  public static void main(String[] args) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String folder = java.nio.file.Files.createTempDirectory("jay").toString();
    boolean[] done = new boolean[2];
    Workers.run(
        2,
        worker ->
            done[worker] =
                compiler
                    .getTask(
                        null,
                        null,
                        null,
                        List.of("-proc:none", "-d", folder),
                        null,
                        List.of(new Source("A" + worker)))
                    .call());
    System.out.println(done[0] + " " + done[1]);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String name;

    Source(String name) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.name = name;
    }

    @Override
    public CharSequence getCharContent(boolean ignored) {
      return "class " + name + " { int x = 1; String s() { return \"x\" + x; } }";
    }
  }
}
