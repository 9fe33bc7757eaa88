package dev.jay.schedules;

import dev.jay.trace.HybridSchedule;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeMap;

/** Entries to test with. */
final class Entries {
  static final Program COMPRESSOR = new Program("a.b.Compressor", "00ff", "17.0.15", "-ea");

  private Entries() {}

  /** An entry whose schedule differs by the number. */
  static Entry of(int number, String... conditions) {
    return of(COMPRESSOR, number, conditions);
  }

  static Entry of(Program program, int number, String... conditions) {
    TreeMap<String, String> facts = new TreeMap<>();
    facts.put("learned", "2026-11-18T12:00:%02dZ".formatted(number % 60));
    facts.put("turns", "" + number);
    return new Entry(
        new EntryHead(
            program,
            facts,
            List.of(conditions),
            List.of(),
            List.of("arg0: read by a native method")),
        schedule(number));
  }

  private static HybridSchedule schedule(int number) {
    String text =
        "jay schedule 1\nproperty order rounds\nrun 0 "
            + number
            + " =3a\nrun 1 7 =0f\n"
            + "order 1:5 2 app.Main.run()V#3 write app.Main.x -> 2:7 1 app.Main.run()V#2 read []\n";
    try {
      return HybridSchedule.read(
          new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "s.txt");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
