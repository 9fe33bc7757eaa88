package dev.jay.agent.cache;

/** How a class came to the transformer, which decides what is made of it. */
public enum Role {
  /** A class of the JDK that was loaded before the agent, transformed again. */
  EARLY(1),
  /** A class of the JDK as it is loaded. */
  LATE(2),
  /** A class of the program. */
  PROGRAM(3),
  /** All classes of the boot jar, unpacked. */
  BOOT(4),
  /** A class of the JDK that is loaded while the agent still finds out about others. */
  UNSETTLED(5),
  /** Names of classes of the JDK, in lines, that the agent loads unseen. */
  UNSEEN(6),
  /** A class of the program that names others, all in jars of the class path. */
  PATH(7);

  /** In files. */
  final int code;

  Role(int code) {
    this.code = code;
  }
}
