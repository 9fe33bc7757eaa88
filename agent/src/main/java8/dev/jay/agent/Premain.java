package dev.jay.agent;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;

/**
 * Where the JVM enters the agent. Compiled for Java 8, so that an older JVM can load it and be told what
 * it is too old for; everything else is {@code Entry}'s, which only a JVM that is new enough gets to see.
 */
public final class Premain {
  private static final int OLDEST = 17;
  private static final int WRONG_USAGE = 64;

  private Premain() {}

  /** With {@code -javaagent}. */
  public static void premain(String arguments, Instrumentation instrumentation) throws Exception {
    String version = System.getProperty("java.specification.version");
    if (feature(version) < OLDEST) {
      quit("this is Java " + version + "; Jay needs " + OLDEST + " or newer. Set JAVA_HOME to such a JDK.");
      return;
    }
    Class.forName("dev.jay.agent.Entry")
        .getMethod("start", String.class, Instrumentation.class)
        .invoke(null, arguments, instrumentation);
  }

  /** By attaching to a running JVM. */
  public static void agentmain(String arguments, Instrumentation instrumentation) {
    say(
        "Jay cannot be attached to a program that runs already: its threads have no schedule."
            + " Start it with jay run, or with -javaagent.");
  }

  /** 8 for 1.8, 11 for 11. */
  static int feature(String version) {
    return Integer.parseInt(version.startsWith("1.") ? version.substring(2) : version);
  }

  private static void say(String line) {
    new PrintStream(new FileOutputStream(FileDescriptor.err), true).println("jay: " + line);
  }

  private static void quit(String why) {
    say(why);
    Runtime.getRuntime().halt(WRONG_USAGE);
  }
}
