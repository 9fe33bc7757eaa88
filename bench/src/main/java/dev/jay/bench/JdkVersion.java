package dev.jay.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a JDK says of itself. */
final class JdkVersion {
  private static final Pattern VERSION = Pattern.compile("version \"([^\"]+)\"");
  private static final Pattern VM = Pattern.compile("(?m)^(.* VM)\\b");

  private JdkVersion() {}

  static String of(Path javaHome, Fork fork) {
    String java = javaHome.resolve("bin").resolve("java").toString();
    return parse(fork.run(List.of(java, "-version")).stderr());
  }

  /** The version and the name of the VM, from what {@code java -version} prints. */
  static String parse(String text) {
    Matcher version = VERSION.matcher(text);
    Matcher vm = VM.matcher(text);
    return (version.find() ? version.group(1) : "of unknown version")
        + (vm.find() ? " (" + vm.group(1) + ")" : "");
  }
}
