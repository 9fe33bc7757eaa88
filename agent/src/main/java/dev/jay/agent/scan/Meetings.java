package dev.jay.agent.scan;

import java.util.List;

/** Which methods of the JDK make a thread meet others: by locks, queues, other threads, streams. */
final class Meetings {
  private static final List<String> PLACES =
      List.of(
          "java/util/concurrent/",
          "java/util/logging/",
          "java/util/prefs/",
          "java/lang/Thread",
          "java/lang/invoke/VarHandle",
          "java/lang/Process",
          "java/io/PrintStream",
          "java/net/",
          "java/nio/channels/",
          "java/sql/",
          "java/util/Hashtable",
          "java/util/Properties",
          "java/util/Timer",
          "java/util/Vector",
          "java/util/Stack",
          "sun/misc/Unsafe");

  private Meetings() {}

  /** Whether a call of that method may be one; making an object alone is none. */
  static boolean areIn(String owner, String name) {
    if (name.equals("wait") || name.startsWith("notify")) {
      return true;
    }
    if (name.equals("<init>")) {
      return owner.equals("java/util/Timer");
    }
    return Prefixes.start(owner, PLACES)
        && !owner.equals("java/util/concurrent/TimeUnit")
        && !(owner.equals("java/lang/Thread") && name.equals("currentThread"));
  }
}
