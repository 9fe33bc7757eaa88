package dev.jay.agent;

import dev.jay.runtime.hooks.Redirections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Calls that are replaced where they stand, because the method called is native, or synchronized in
 * a class that is loaded before the agent. The replacement is a static method of the runtime that
 * takes the receiver as its first argument.
 */
final class Bridges {
  /** One replacement. */
  static final class Bridge {
    /** The class that declares the method, or null if the name and descriptor alone decide. */
    final @Nullable String owner;

    final boolean isStatic;
    final String toOwner;
    final String toName;
    final String toDescriptor;

    Bridge(
        @Nullable String owner,
        boolean isStatic,
        String toOwner,
        String toName,
        String toDescriptor) {
      this.owner = owner;
      this.isStatic = isStatic;
      this.toOwner = toOwner;
      this.toName = toName;
      this.toDescriptor = toDescriptor;
    }
  }

  private static final String THREAD = "java/lang/Thread";
  private static final Map<String, Bridge> APPLICATION = new HashMap<>();
  private static final Map<String, Bridge> JDK = new HashMap<>();
  private static final Set<String> NAMES = new HashSet<>(); // of the methods in both

  static {
    // Object's methods are final: whatever the owner says, these are they.
    virtual(APPLICATION, null, "wait", "()V", "Monitors", "await", "Ljava/lang/Object;");
    virtual(APPLICATION, null, "wait", "(J)V", "Monitors", "await", "Ljava/lang/Object;");
    virtual(APPLICATION, null, "wait", "(JI)V", "Monitors", "await", "Ljava/lang/Object;");
    virtual(APPLICATION, null, "notify", "()V", "Monitors", "signal", "Ljava/lang/Object;");
    virtual(APPLICATION, null, "notifyAll", "()V", "Monitors", "signalAll", "Ljava/lang/Object;");
    for (Map<String, Bridge> map : List.of(APPLICATION, JDK)) {
      virtual(map, THREAD, "join", "()V", "Threads", "join", "Ljava/lang/Thread;");
      virtual(map, THREAD, "join", "(J)V", "Threads", "join", "Ljava/lang/Thread;");
      virtual(map, THREAD, "join", "(JI)V", "Threads", "join", "Ljava/lang/Thread;");
      fixed(map, THREAD, "sleep", "(J)V", "Threads", "sleep");
      fixed(map, THREAD, "sleep", "(JI)V", "Threads", "sleep");
    }
    virtual(
        APPLICATION,
        THREAD,
        "join",
        "(Ljava/time/Duration;)Z",
        "Threads",
        "join",
        "Ljava/lang/Thread;");
    fixed(APPLICATION, THREAD, "yield", "()V", "Threads", "yield");
    fixed(JDK, THREAD, "yield", "()V", "Threads", "yield");
    fixed(APPLICATION, THREAD, "onSpinWait", "()V", "Threads", "yield");
    virtual(
        APPLICATION, "sun/misc/Unsafe", "park", "(ZJ)V", "Parking", "park", "Ljava/lang/Object;");
    virtual(
        APPLICATION,
        "sun/misc/Unsafe",
        "unpark",
        "(Ljava/lang/Object;)V",
        "Parking",
        "unpark",
        "Ljava/lang/Object;");
    virtual(
        APPLICATION, "java/lang/Runtime", "gc", "()V", "Garbage", "collect", "Ljava/lang/Runtime;");
    String unsafe = "jdk/internal/misc/Unsafe";
    virtual(JDK, unsafe, "park", "(ZJ)V", "Parking", "park", "Ljava/lang/Object;");
    virtual(
        JDK, unsafe, "unpark", "(Ljava/lang/Object;)V", "Parking", "unpark", "Ljava/lang/Object;");
    virtual(
        JDK,
        "java/lang/Runtime",
        "availableProcessors",
        "()I",
        "Cpus",
        "number",
        "Ljava/lang/Runtime;");
    String access = "jdk/internal/access/JavaLangAccess";
    String receiver = "Ljava/lang/Object;";
    virtual(JDK, access, "parkVirtualThread", "()V", "Parking", "parkVirtual", receiver);
    virtual(JDK, access, "parkVirtualThread", "(J)V", "Parking", "parkVirtual", receiver);
    virtual(
        JDK,
        access,
        "unparkVirtualThread",
        "(Ljava/lang/Thread;)V",
        "Parking",
        "unparkVirtual",
        receiver);
    String random = "java/util/concurrent/ThreadLocalRandom";
    fixed(JDK, random, "nextSecondarySeed", "()I", "Seeds", "secondary");
    fixed(JDK, "java/lang/System", "nanoTime", "()J", "Time", "nanoTime");
    fixed(JDK, "java/lang/System", "currentTimeMillis", "()J", "Time", "currentTimeMillis");
    fixed(
        JDK, "jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", "Time", "nanoTimeAdjustment");
    add(
        JDK,
        "keySet",
        "()Ljava/util/Set;",
        new Bridge(
            "java/util/IdentityHashMap",
            false,
            "Shutdown",
            "inOrder",
            "(Ljava/util/IdentityHashMap;)Ljava/util/Set;"));
    // The api's own way to the agent.
    fixed(
        APPLICATION,
        "dev/jay/api/Agent",
        "newGroup",
        "(IJ)Ljava/lang/Object;",
        "Hints",
        "newGroup");
    fixed(APPLICATION, "dev/jay/api/Agent", "await", "(Ljava/lang/Object;)V", "Hints", "await");
    fixed(APPLICATION, "dev/jay/api/Agent", "enterCritical", "()V", "Hints", "enterCritical");
    fixed(APPLICATION, "dev/jay/api/Agent", "exitCritical", "()V", "Hints", "exitCritical");
  }

  private Bridges() {}

  /** From now on the program reads the logical clock too. */
  static void replaceClocks() {
    fixed(APPLICATION, "java/lang/System", "nanoTime", "()J", "Time", "nanoTime");
    fixed(APPLICATION, "java/lang/System", "currentTimeMillis", "()J", "Time", "currentTimeMillis");
  }

  /** From now on the program sees the given number of processors too. */
  static void replaceProcessors() {
    virtual(
        APPLICATION,
        "java/lang/Runtime",
        "availableProcessors",
        "()I",
        "Cpus",
        "number",
        "Ljava/lang/Runtime;");
  }

  /** From now on the program's current thread is the one it knows. */
  static void replaceCurrentThread() {
    fixed(APPLICATION, THREAD, "currentThread", "()Ljava/lang/Thread;", "Threads", "current");
  }

  /** Tells the runtime what the program's calls are replaced by, for calls by reflection. */
  static void tellRuntime() {
    for (Map.Entry<String, Bridge> entry : APPLICATION.entrySet()) {
      int end = entry.getKey().indexOf('(');
      Bridge bridge = entry.getValue();
      Redirections.add(
          bridge.owner == null ? "java.lang.Object" : bridge.owner.replace('/', '.'),
          entry.getKey().substring(0, end),
          entry.getKey().substring(end),
          (Emit.RUNTIME + bridge.toOwner).replace('/', '.'),
          bridge.toName,
          bridge.toDescriptor);
    }
  }

  private static void virtual(
      Map<String, Bridge> map,
      @Nullable String owner,
      String name,
      String descriptor,
      String toOwner,
      String toName,
      String receiver) {
    add(
        map,
        name,
        descriptor,
        new Bridge(owner, false, toOwner, toName, "(" + receiver + descriptor.substring(1)));
  }

  private static void fixed(
      Map<String, Bridge> map,
      String owner,
      String name,
      String descriptor,
      String toOwner,
      String toName) {
    add(map, name, descriptor, new Bridge(owner, true, toOwner, toName, descriptor));
  }

  private static void add(Map<String, Bridge> map, String name, String descriptor, Bridge bridge) {
    NAMES.add(name);
    map.put(name + descriptor, bridge);
  }

  /**
   * The bridge that may replace a call of that name and descriptor; its owner is still to be
   * compared.
   */
  static @Nullable Bridge find(boolean inJdk, String name, String descriptor) {
    return NAMES.contains(name) ? (inJdk ? JDK : APPLICATION).get(name + descriptor) : null;
  }
}
