package dev.jay.systemtests;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The family of programs over what the JDK and native code do by themselves. */
final class Platform {
  private static final List<String> FOLDERS =
      List.of("platform.base", "platform.desktop", "platform.network", "platform.timed");

  private static final String NATIVE = "platform.jni";

  /** Programs in whose order something outside has a say, by the beginnings of their names. */
  private static final List<String> OUTSIDE =
      List.of(
          "platform.timed.",
          "platform.jni.",
          "platform.base.Attached",
          "platform.base.EventStreams",
          "platform.base.FlightRecords",
          "platform.base.GcNotifications",
          "platform.base.PinnedThreads",
          "platform.base.Printers", // asks a process
          "platform.base.Process",
          "platform.base.SignalHandlers",
          "platform.base.WatchServices",
          "platform.network.AsynchronousChannels",
          "platform.network.AsynchronousServers",
          "platform.network.DatagramEcho",
          "platform.network.Http",
          "platform.network.JmxConnections",
          "platform.network.Multicasts",
          "platform.network.Names",
          "platform.network.Remote",
          "platform.network.SecureSockets",
          "platform.network.SelectorsWoken",
          "platform.network.TlsEngines", // random numbers
          "platform.network.UnixSockets",
          "platform.network.WebSockets");

  /** Those in whose order something inside the JDK has a say, see docs/determinism.md. */
  private static final List<String> VARYING =
      List.of(
          "platform.base.File", // file locks
          "platform.base.GroupInterrupts", // groups as monitors, on 17
          "platform.base.InitialiserReflection", // the JVM decides who runs some of them
          "platform.base.Loaders", // a class loader as a monitor
          "platform.base.ThreadGroups", // groups as monitors, on 17
          "platform.base.Uncaught",
          "platform.desktop.Fonts", // caches without locks
          "platform.desktop.JpegImages",
          "platform.desktop.PngImages");

  /** Those of which Jay tells that their order is not fixed. */
  private static final Set<String> TOLD = Set.of("platform.jni.NativeWaits");

  private Platform() {}

  /** All programs; those with native code only where it can be compiled. */
  static List<String> programs() {
    return Stream.concat(FOLDERS.stream(), NativeLibrary.path().stream().map(path -> NATIVE))
        .flatMap(folder -> Programs.in(folder).stream())
        .toList();
  }

  /** Whether nothing but the program has a say in its order. */
  static boolean isFixed(String program) {
    return Stream.concat(OUTSIDE.stream(), VARYING.stream()).noneMatch(program::startsWith);
  }

  static boolean isTold(String program) {
    return TOLD.contains(program);
  }

  static Launch launch(Jdk jdk, String program) {
    Launch plain = Launch.plain(jdk, program);
    return program.startsWith(NATIVE)
        ? plain.with("-Djay.natives=" + NativeLibrary.path().orElseThrow())
        : plain;
  }
}
