package dev.jay.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Java's command line, cut for a JVM that runs the program's main method again and again by itself:
 * it has the options, and loads what the paths name.
 *
 * @param jvm options for the JVM
 * @param modulePath null if no module is run
 * @param words the class path, the program, its arguments
 */
record CheckedProgram(List<String> jvm, @Nullable String modulePath, List<String> words) {
  private static final List<String> CLASS_PATH = List.of("-cp", "-classpath", "--class-path");
  private static final List<String> MODULE_PATH = List.of("-p", "--module-path");

  static CheckedProgram of(List<String> java, JavaOptions.Target target, World world) {
    String classPath = world.environment().getOrDefault("CLASSPATH", ".");
    String modulePath = null;
    List<String> jvm = new ArrayList<>();
    for (int i = 0; i < target.options(); i++) {
      String word = java.get(i);
      String name = JavaOptions.name(word);
      boolean takesNext = JavaOptions.takesNext(word);
      String value = takesNext ? java.get(++i) : word.substring(word.indexOf('=') + 1);
      if (CLASS_PATH.contains(name)) {
        classPath = value;
      } else if (MODULE_PATH.contains(name)) {
        modulePath = value;
      } else if (name.equals("--source")) {
        jvm.add("-Djay.source=" + value);
      } else {
        jvm.add(word);
        if (takesNext) {
          jvm.add(value);
        }
      }
    }
    String program = String.valueOf(target.target());
    List<String> words = new ArrayList<>();
    boolean isJar = target.kind() == JavaOptions.Kind.JAR;
    boolean isModule = target.kind() == JavaOptions.Kind.MODULE;
    words.add(isJar ? program : classPath);
    words.add(isJar ? "-jar" : program);
    boolean isTwoWords = isJar || (isModule && !java.get(target.options()).contains("="));
    words.addAll(java.subList(target.options() + (isTwoWords ? 2 : 1), java.size()));
    return new CheckedProgram(
        jvm, isModule ? (modulePath == null ? "." : modulePath) : null, words);
  }
}
