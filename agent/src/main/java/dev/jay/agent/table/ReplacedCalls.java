package dev.jay.agent.table;

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
public final class ReplacedCalls {
  /** One replacement. */
  public static final class Replacement {
    /** The class that declares the method, or null if the name and descriptor alone decide. */
    public final @Nullable String owner;

    public final boolean isStatic;
    public final String toOwner;
    public final String toName;
    public final String toDescriptor;

    Replacement(
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
  private final Map<String, Replacement> inProgram = new HashMap<>();
  private final Map<String, Replacement> inJdk = new HashMap<>();
  private final Set<String> names = new HashSet<>(); // of the methods in both

  /** The replacements that the mode asks for. */
  ReplacedCalls(Mode mode) {
    // Object's methods are final: whatever the owner says, these are they.
    virtual(inProgram, null, "wait", "()V", "Monitors", "await", "Ljava/lang/Object;");
    virtual(inProgram, null, "wait", "(J)V", "Monitors", "await", "Ljava/lang/Object;");
    virtual(inProgram, null, "wait", "(JI)V", "Monitors", "await", "Ljava/lang/Object;");
    virtual(inProgram, null, "notify", "()V", "Monitors", "signal", "Ljava/lang/Object;");
    virtual(inProgram, null, "notifyAll", "()V", "Monitors", "signalAll", "Ljava/lang/Object;");
    for (Map<String, Replacement> map : List.of(inProgram, inJdk)) {
      virtual(map, THREAD, "join", "()V", "Threads", "join", "Ljava/lang/Thread;");
      virtual(map, THREAD, "join", "(J)V", "Threads", "join", "Ljava/lang/Thread;");
      virtual(map, THREAD, "join", "(JI)V", "Threads", "join", "Ljava/lang/Thread;");
      fixed(map, THREAD, "sleep", "(J)V", "Threads", "sleep");
      fixed(map, THREAD, "sleep", "(JI)V", "Threads", "sleep");
    }
    virtual(
        inProgram,
        THREAD,
        "join",
        "(Ljava/time/Duration;)Z",
        "Threads",
        "join",
        "Ljava/lang/Thread;");
    fixed(inProgram, THREAD, "yield", "()V", "Threads", "yield");
    fixed(inJdk, THREAD, "yield", "()V", "Threads", "yield");
    fixed(inProgram, THREAD, "onSpinWait", "()V", "Threads", "yield");
    virtual(inProgram, "sun/misc/Unsafe", "park", "(ZJ)V", "Parking", "park", "Ljava/lang/Object;");
    virtual(
        inProgram,
        "sun/misc/Unsafe",
        "unpark",
        "(Ljava/lang/Object;)V",
        "Parking",
        "unpark",
        "Ljava/lang/Object;");
    virtual(
        inProgram, "java/lang/Runtime", "gc", "()V", "Garbage", "collect", "Ljava/lang/Runtime;");
    String unsafe = "jdk/internal/misc/Unsafe";
    virtual(inJdk, unsafe, "park", "(ZJ)V", "Parking", "park", "Ljava/lang/Object;");
    virtual(
        inJdk,
        unsafe,
        "unpark",
        "(Ljava/lang/Object;)V",
        "Parking",
        "unpark",
        "Ljava/lang/Object;");
    virtual(
        inJdk,
        "java/lang/Runtime",
        "availableProcessors",
        "()I",
        "Cpus",
        "number",
        "Ljava/lang/Runtime;");
    String access = "jdk/internal/access/JavaLangAccess";
    String receiver = "Ljava/lang/Object;";
    virtual(inJdk, access, "parkVirtualThread", "()V", "Parking", "parkVirtual", receiver);
    virtual(inJdk, access, "parkVirtualThread", "(J)V", "Parking", "parkVirtual", receiver);
    virtual(
        inJdk,
        access,
        "unparkVirtualThread",
        "(Ljava/lang/Thread;)V",
        "Parking",
        "unparkVirtual",
        receiver);
    String random = "java/util/concurrent/ThreadLocalRandom";
    fixed(inJdk, random, "nextSecondarySeed", "()I", "Seeds", "secondary");
    fixed(inJdk, "java/lang/System", "nanoTime", "()J", "Time", "nanoTime");
    fixed(inJdk, "java/lang/System", "currentTimeMillis", "()J", "Time", "currentTimeMillis");
    fixed(
        inJdk,
        "jdk/internal/misc/VM",
        "getNanoTimeAdjustment",
        "(J)J",
        "Time",
        "nanoTimeAdjustment");
    add(
        inJdk,
        "keySet",
        "()Ljava/util/Set;",
        new Replacement(
            "java/util/IdentityHashMap",
            false,
            "Shutdown",
            "inOrder",
            "(Ljava/util/IdentityHashMap;)Ljava/util/Set;"));
    // The api's own way to the agent.
    fixed(
        inProgram, "dev/jay/api/Agent", "newGroup", "(IJ)Ljava/lang/Object;", "Hints", "newGroup");
    fixed(inProgram, "dev/jay/api/Agent", "await", "(Ljava/lang/Object;)V", "Hints", "await");
    fixed(inProgram, "dev/jay/api/Agent", "enterCritical", "()V", "Hints", "enterCritical");
    fixed(inProgram, "dev/jay/api/Agent", "exitCritical", "()V", "Hints", "exitCritical");
    fixed(inProgram, "dev/jay/api/Agent", "hasSpheres", "()Z", "Parts", "has");
    fixed(
        inProgram,
        "dev/jay/api/Agent",
        "openSphere",
        "(Ljava/lang/String;Z)Ljava/lang/Object;",
        "Parts",
        "open");
    fixed(inProgram, "dev/jay/api/Agent", "closeSphere", "(Ljava/lang/Object;)V", "Parts", "close");
    if (mode.logicalTime) {
      fixed(inProgram, "java/lang/System", "nanoTime", "()J", "Time", "nanoTime");
      fixed(inProgram, "java/lang/System", "currentTimeMillis", "()J", "Time", "currentTimeMillis");
    }
    if (mode.taped) {
      for (String name : List.of("freeMemory", "totalMemory", "maxMemory")) {
        virtual(inProgram, "java/lang/Runtime", name, "()J", "Reads", name, "Ljava/lang/Runtime;");
      }
    }
    if (mode.givenCpus) {
      virtual(
          inProgram,
          "java/lang/Runtime",
          "availableProcessors",
          "()I",
          "Cpus",
          "number",
          "Ljava/lang/Runtime;");
    }
    if (mode.checking) { // the current thread is the one that the program knows
      fixed(inProgram, THREAD, "currentThread", "()Ljava/lang/Thread;", "Threads", "current");
    }
  }

  /** Tells the runtime what the program's calls are replaced by, for calls by reflection. */
  public void tellRuntime() {
    for (Map.Entry<String, Replacement> entry : inProgram.entrySet()) {
      int end = entry.getKey().indexOf('(');
      Replacement replacement = entry.getValue();
      Redirections.add(
          replacement.owner == null ? "java.lang.Object" : replacement.owner.replace('/', '.'),
          entry.getKey().substring(0, end),
          entry.getKey().substring(end),
          (Hooks.PACKAGE + replacement.toOwner).replace('/', '.'),
          replacement.toName,
          replacement.toDescriptor);
    }
  }

  private void virtual(
      Map<String, Replacement> map,
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
        new Replacement(owner, false, toOwner, toName, "(" + receiver + descriptor.substring(1)));
  }

  private void fixed(
      Map<String, Replacement> map,
      String owner,
      String name,
      String descriptor,
      String toOwner,
      String toName) {
    add(map, name, descriptor, new Replacement(owner, true, toOwner, toName, descriptor));
  }

  private void add(
      Map<String, Replacement> map, String name, String descriptor, Replacement replacement) {
    names.add(name);
    map.put(name + descriptor, replacement);
  }

  /**
   * The replacement that may replace a call of that name and descriptor; its owner is still to be
   * compared.
   */
  public @Nullable Replacement find(boolean jdk, String name, String descriptor) {
    return names.contains(name) ? (jdk ? inJdk : inProgram).get(name + descriptor) : null;
  }
}
