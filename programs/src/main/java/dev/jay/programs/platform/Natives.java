package dev.jay.programs.platform;

/** The native library of these programs; the property jay.natives says where it is. */
public final class Natives {
  static {
    System.load(System.getProperty("jay.natives"));
  }

  /** Calls it in this object's monitor, which the JVM enters. */
  public synchronized native void lockedCall(Runnable callback);

  /** Calls it in the class's monitor. */
  public static synchronized native void lockedStaticCall(Runnable callback);

  /** Calls it in a monitor that native code enters. */
  public static native void callInside(Object monitor, Runnable callback);

  public static native void enter(Object monitor);

  public static native void exit(Object monitor);

  /** Waits for a notify. */
  public static native void await(Object monitor);

  /** Blocks the thread. */
  public static native void sleep(int millis);

  /** A native thread attaches to the JVM after that time and calls it. */
  public static native void callLater(int millis, Runnable callback);

  /** A native thread attaches after that time, enters the monitor and notifies all. */
  public static native void notifyLater(int millis, Object monitor);

  public static native long sum(int[] numbers);
}
