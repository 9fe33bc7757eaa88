package dev.jay.agent.visit;

import dev.jay.agent.table.OldCalls;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * The pairs of hooks that are put around whole methods. {@code owner} is the class, or null for a
 * static method.
 */
final class Wraps {
  private Wraps() {}

  static MethodVisitor pass(MethodVisitor mv, @Nullable String owner) {
    return pair(mv, owner, "Regions", "pass", "passed");
  }

  /** A class initialiser: it passes through, unless the strand has begun it in the order. */
  static MethodVisitor initialiser(MethodVisitor mv, String className) {
    WrapVisitor.Call last = WrapVisitor.Call.plain("Regions", "passed");
    return new WrapVisitor(
        mv, null, WrapVisitor.Call.ofClass("Initialisers", "begins", className), last, last);
  }

  static MethodVisitor shield(MethodVisitor mv, @Nullable String owner) {
    return pair(mv, owner, "Regions", "shield", "unshield");
  }

  static MethodVisitor outside(MethodVisitor mv, @Nullable String owner) {
    return pair(mv, owner, "Regions", "outside", "inside");
  }

  static MethodVisitor suspend(MethodVisitor mv, @Nullable String owner) {
    return pair(mv, owner, "Regions", "suspend", "resume");
  }

  static MethodVisitor critical(MethodVisitor mv, @Nullable String owner) {
    return pair(mv, owner, "Hints", "enterCritical", "exitCritical");
  }

  /** A synchronized method that its callers announce, see {@link OldCalls}. */
  static MethodVisitor oldMonitor(MethodVisitor mv, String owner) {
    String descriptor = "(Ljava/lang/Object;)V";
    WrapVisitor.Call last = new WrapVisitor.Call("OldMonitors", "end", descriptor, -1);
    return new WrapVisitor(
        mv, owner, new WrapVisitor.Call("OldMonitors", "begin", descriptor, -1), last, last);
  }

  private static MethodVisitor pair(
      MethodVisitor mv, @Nullable String owner, String hooks, String before, String after) {
    WrapVisitor.Call last = WrapVisitor.Call.plain(hooks, after);
    return new WrapVisitor(mv, owner, WrapVisitor.Call.plain(hooks, before), last, last);
  }

  /** A blocking read that stays in the order when it reads a named file. */
  static MethodVisitor outsideIfPipe(MethodVisitor mv, @Nullable String owner) {
    String descriptor = "(Ljava/io/FileInputStream;)V";
    WrapVisitor.Call last = new WrapVisitor.Call("Blocking", "hasRead", descriptor, -1);
    return new WrapVisitor(
        mv, owner, new WrapVisitor.Call("Blocking", "willRead", descriptor, -1), last, last);
  }

  /**
   * Opens or uses the zip file that its object, or its first argument if it is static, stands for.
   */
  static MethodVisitor archive(MethodVisitor mv, @Nullable String owner, String descriptor) {
    String type = owner == null ? Type.getArgumentTypes(descriptor)[0].getInternalName() : owner;
    WrapVisitor.Call last = WrapVisitor.Call.plain("Archives", "end");
    return new WrapVisitor(
        mv,
        type,
        new WrapVisitor.Call("Archives", "begin", "(Ljava/lang/Object;)V", -1),
        last,
        last);
  }

  /** Opens or looks for the zip file that its first argument, a URL, stands for. */
  static MethodVisitor archiveAt(MethodVisitor mv, @Nullable String owner) {
    WrapVisitor.Call last = WrapVisitor.Call.plain("Archives", "end");
    return new WrapVisitor(
        mv,
        owner,
        new WrapVisitor.Call("Archives", "beginAt", "(Ljava/lang/Object;Ljava/lang/Object;)V", -1),
        last,
        last);
  }

  /** One operation of that kind; of an instance method, the runtime is told on which object. */
  static MethodVisitor region(MethodVisitor mv, @Nullable String owner, int kind) {
    return region(mv, owner, kind, "enter", null);
  }

  /** The same, where {@code hook} also looks to whom the object belongs, if there is one. */
  static MethodVisitor region(
      MethodVisitor mv,
      @Nullable String owner,
      int kind,
      String hook,
      WrapVisitor.@Nullable Part part) {
    WrapVisitor.Call last = WrapVisitor.Call.plain("Regions", "exit");
    WrapVisitor.Call first =
        owner == null
            ? new WrapVisitor.Call("Regions", "enter", "(I)V", kind)
            : new WrapVisitor.Call("Regions", hook, "(ILjava/lang/Object;)V", kind, part);
    return new WrapVisitor(mv, owner, first, last, last);
  }

  /** One operation on a synchronizer, unless it is part of a lock. */
  static MethodVisitor synchronizer(MethodVisitor mv, @Nullable String owner, int kind) {
    if (owner == null) {
      return region(mv, null, kind);
    }
    WrapVisitor.Call last =
        new WrapVisitor.Call("Synchronizers", "exit", "(Ljava/lang/Object;)V", -1);
    return new WrapVisitor(
        mv,
        owner,
        new WrapVisitor.Call("Synchronizers", "enter", "(ILjava/lang/Object;)V", kind),
        last,
        last);
  }

  /** Accesses the field that the method's object stands for, in the object in its argument. */
  static MethodVisitor reflects(MethodVisitor mv, @Nullable String owner) {
    WrapVisitor.Call last = new WrapVisitor.Call("Fields", "exit", "(Ljava/lang/Object;)V", -1);
    return new WrapVisitor(
        mv,
        owner,
        new WrapVisitor.Call("Fields", "enter", "(Ljava/lang/Object;Ljava/lang/Object;)V", -1),
        last,
        last);
  }

  /** A call at the end, however it ends. */
  static MethodVisitor last(MethodVisitor mv, @Nullable String owner, String hook) {
    WrapVisitor.Call last = call(owner, hook);
    return new WrapVisitor(mv, owner, null, last, last);
  }

  /** ForkJoinTask.fork: whoever has forked is about to compute. */
  static MethodVisitor fork(MethodVisitor mv, @Nullable String owner) {
    WrapVisitor.Call last = WrapVisitor.Call.plain("Regions", "forked");
    return new WrapVisitor(mv, owner, null, last, last);
  }

  /**
   * Thread.start: the child becomes a strand before it runs, and is forgotten if it cannot start.
   */
  static MethodVisitor threadStart(MethodVisitor mv, @Nullable String owner) {
    return new WrapVisitor(
        mv,
        owner,
        call(owner, "Threads.starting"),
        call(owner, "Threads.started"),
        call(owner, "Threads.startFailed"));
  }

  /** A hook that takes the thread that the method's object is, or nothing. */
  static WrapVisitor.Call call(@Nullable String owner, String hook) {
    int dot = hook.indexOf('.');
    String descriptor = owner == null ? "()V" : "(Ljava/lang/Thread;)V";
    return new WrapVisitor.Call(hook.substring(0, dot), hook.substring(dot + 1), descriptor, -1);
  }
}
