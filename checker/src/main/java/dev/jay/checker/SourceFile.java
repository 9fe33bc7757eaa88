package dev.jay.checker;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program in a source file, as {@code java Foo.java} runs it: compiled in memory of the machine
 * for this JVM alone, with the classes of other files beside it.
 *
 * @param directory where its classes are
 * @param main the first class of the file
 */
record SourceFile(Path directory, String main) {
  private static final Pattern PACKAGE =
      Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);
  private static final Pattern TYPE =
      Pattern.compile(
          "^\\s*(?:@\\w+(?:\\([^)]*\\))?\\s+)*"
              + "(?:(?:public|final|abstract|sealed|non-sealed|strictfp)\\s+)*"
              + "(?:class|interface|enum|record|@interface)\\s+(\\w+)",
          Pattern.MULTILINE);
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);

  static SourceFile compile(Path file, String classPath) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException("no such file: " + file);
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IOException("this Java has no compiler for " + file + "; use a JDK");
    }
    String text = COMMENT.matcher(Files.readString(file)).replaceAll(" ");
    Path directory = Files.createTempDirectory("jay-source");
    List<String> options = options(classPath, directory, root(file, packageOf(text)));
    StringWriter errors = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean done =
          compiler
              .getTask(errors, files, null, options, null, files.getJavaFileObjects(file))
              .call();
      if (!done) {
        throw new IOException(file + " does not compile:\n" + errors);
      }
    }
    return new SourceFile(directory, mainOf(file, text));
  }

  private static List<String> options(String classPath, Path directory, Path root) {
    List<String> options =
        new ArrayList<>(List.of("-d", directory.toString(), "-cp", classPath, "-proc:none"));
    options.addAll(List.of("-sourcepath", root.toString(), "-g", "-Xlint:-options"));
    String release = System.getProperty("jay.source", "");
    boolean preview = false;
    for (String word : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (word.startsWith("--add-exports=") || word.startsWith("--add-modules=")) {
        options.add(word);
      }
      preview |= word.equals("--enable-preview");
    }
    if (preview) {
      options.add("--enable-preview");
      release = release.isEmpty() ? String.valueOf(Runtime.version().feature()) : release;
    }
    if (!release.isEmpty()) {
      options.addAll(List.of("--source", release));
    }
    return options;
  }

  private static String packageOf(String text) {
    Matcher matcher = PACKAGE.matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }

  /** The directory that the file's package begins in. */
  private static Path root(Path file, String packageName) {
    Path root = file.toAbsolutePath().getParent();
    long up = packageName.isEmpty() ? 0 : packageName.chars().filter(c -> c == '.').count() + 1;
    for (long i = 0; i < up && root != null && root.getParent() != null; i++) {
      root = root.getParent();
    }
    return root == null ? Path.of("").toAbsolutePath() : root;
  }

  /** The first class; of a compact source file, which declares none, the one it makes. */
  private static String mainOf(Path file, String text) {
    Matcher type = TYPE.matcher(text);
    String name = file.getFileName().toString();
    boolean isFirst = type.find() && depth(text, type.start()) == 0;
    boolean isCompact = !isFirst || hasMethodOutside(text);
    String simple = isCompact ? name.substring(0, name.length() - ".java".length()) : type.group(1);
    String packageName = packageOf(text);
    return packageName.isEmpty() ? simple : packageName + "." + simple;
  }

  /** A compact source file has methods at its outermost level. */
  private static boolean hasMethodOutside(String text) {
    Matcher main = Pattern.compile("\\bmain\\s*\\(").matcher(text);
    while (main.find()) {
      if (depth(text, main.start()) == 0) {
        return true;
      }
    }
    return false;
  }

  private static int depth(String text, int end) {
    int depth = 0;
    for (int i = 0; i < end; i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
    }
    return depth;
  }
}
