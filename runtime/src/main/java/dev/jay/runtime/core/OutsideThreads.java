package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import java.util.HashSet;
import org.jspecify.annotations.Nullable;

/**
 * Threads that Jay does not control, and that a sphere's own doings have started: service threads
 * of the JVM and the JDK, such as the one that waits for a child process. While there are any, an
 * empty order is not a deadlock, since they may still wake somebody.
 */
public final class OutsideThreads {
  private final HashSet<Long> counted = new HashSet<>();
  private volatile int count;
  private volatile boolean signals;

  public boolean none() {
    return count == 0 && !signals;
  }

  /** The JVM starts a thread for each signal that the program handles, whenever it comes. */
  public void expectSignals() {
    signals = true;
  }

  /**
   * Whether {@code thread}, about to start, is a service thread or a carrier of virtual threads.
   */
  public static boolean isService(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return group == null
        || (group.getParent() == null && !servesProgram(thread))
        || (isA(thread, "jdk.internal.misc.InnocuousThread") && !runsTasks(thread))
        || isA(thread, "jdk.internal.misc.CarrierThread");
  }

  /**
   * Whether {@code thread}, a service thread, does for the program what the program itself would
   * wait for: to have it in a recording it must be a strand.
   */
  public static boolean bringsInputs(Thread thread) {
    String name = thread.getName();
    return name.startsWith("process reaper") || name.equals("FileSystemWatchService");
  }

  /**
   * Those of the desktop that the program's own threads wait for: Swing's timers, which begin what
   * the thread of events does, and what keeps the JVM alive while there are events.
   */
  private static boolean servesProgram(Thread thread) {
    String name = thread.getName();
    return name.equals("TimerQueue") || name.equals("AWT-Shutdown");
  }

  /**
   * Those that the JDK gives no name are of a pool that runs the program's tasks: asynchronous
   * channels have one, since 18.
   */
  private static boolean runsTasks(Thread thread) {
    return thread.getName().startsWith("InnocuousThread-");
  }

  private static boolean isA(Thread thread, String name) {
    for (@Nullable Class<?> c = thread.getClass();
        c != null && c != Thread.class;
        c = c.getSuperclass()) {
      if (c.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }

  public synchronized void started(Thread thread) {
    if (mayWakeSomebody(thread)) {
      counted.add(Raw.tid(thread));
      count = counted.size();
    }
  }

  synchronized void ended(Thread thread) {
    counted.remove(Raw.tid(thread));
    count = counted.size();
  }

  /**
   * A service thread that works for the program, such as the one that waits for a child process.
   */
  private static boolean mayWakeSomebody(Thread thread) {
    String name = thread.getName();
    return isService(thread)
        && !isA(thread, "jdk.internal.misc.CarrierThread")
        && !name.equals("Common-Cleaner")
        && !name.startsWith("VirtualThread-")
        && !Service.isOne(thread);
  }
}
