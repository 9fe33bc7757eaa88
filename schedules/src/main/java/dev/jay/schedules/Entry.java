package dev.jay.schedules;

import dev.jay.trace.Constraint;
import dev.jay.trace.HybridSchedule;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A schedule of the cache with its precondition. Its name is a digest of what it belongs to, its
 * conditions and its order: what is learned twice has one name, on every machine.
 */
public record Entry(EntryHead head, HybridSchedule schedule) {
  private static final int NAME_BYTES = 6;

  public String name() {
    MessageDigest digest = sha256();
    Program program = head.program();
    add(digest, program.name());
    add(digest, program.classes());
    add(digest, program.jdk());
    add(digest, program.options());
    for (String each : head.conditions()) {
      add(digest, each);
    }
    digest.update(schedule.order);
    for (Constraint each : schedule.constraints) {
      add(digest, each.toString());
    }
    return program.shortName() + "-" + HexFormat.of().formatHex(digest.digest(), 0, NAME_BYTES);
  }

  private static void add(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }
}
