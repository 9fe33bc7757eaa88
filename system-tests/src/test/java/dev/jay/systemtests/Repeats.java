package dev.jay.systemtests;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs of one program that must not be told apart: the same output, exit code and fingerprint. */
final class Repeats {
  private record Seen(int exit, String stdout, String fingerprint) {}

  private static final int WAYS = 4;

  private Repeats() {}

  /**
   * The runs that the universal test makes with one JDK. Together the JDKs make so many rounds of
   * four: undisturbed, with delays, with delays on one core, with delays beside a process that
   * takes a core. Which JDK makes which depends on the program's name. The undisturbed run has all
   * compilers and the JVM's own choice of a collector, the others are quick.
   */
  static List<Launch> launches(Launch plain, int rounds) {
    int each = Math.max(2, WAYS * rounds / Jdk.all().size());
    int first = plain.main().hashCode() + each * Jdk.all().indexOf(plain.jdk());
    List<Launch> launches = new ArrayList<>();
    for (int run = 0; run < each; run++) {
      launches.add(launch(plain, Math.floorMod(first + run, WAYS)));
    }
    return launches;
  }

  private static Launch launch(Launch plain, int way) {
    if (way == 0) {
      return plain.jay();
    }
    Launch delayed = plain.jayWithDelays().quick();
    if (way == 1) {
      return delayed.besideHog();
    }
    return way == 2 && Launch.canPin() ? delayed.onOneCore() : delayed;
  }

  /** Fails unless all outcomes are the same and each has a fingerprint. */
  static void requireOne(List<Outcome> outcomes) {
    for (Outcome outcome : outcomes) {
      if (outcome.fingerprint().isEmpty()) {
        throw new AssertionError(
            "the last line of Jay's is not the schedule's fingerprint\n" + outcome.describe());
      }
    }
    Map<Seen, List<Outcome>> groups = group(outcomes);
    if (groups.size() > 1) {
      throw new AssertionError(message(groups));
    }
  }

  static long distinctOutputs(List<Outcome> outcomes) {
    return outcomes.stream().map(Outcome::stdout).distinct().count();
  }

  static long distinctFingerprints(List<Outcome> outcomes) {
    return outcomes.stream().map(Outcome::fingerprint).distinct().count();
  }

  private static Map<Seen, List<Outcome>> group(List<Outcome> outcomes) {
    Map<Seen, List<Outcome>> groups = new LinkedHashMap<>();
    for (Outcome outcome : outcomes) {
      Seen seen = new Seen(outcome.exit(), outcome.stdout(), outcome.fingerprint().orElse(""));
      groups.computeIfAbsent(seen, key -> new ArrayList<>()).add(outcome);
    }
    return groups;
  }

  private static String message(Map<Seen, List<Outcome>> groups) {
    StringBuilder text = new StringBuilder();
    text.append(groups.size()).append(" different results:\n");
    groups.forEach(
        (seen, outcomes) -> {
          text.append("=== ").append(outcomes.size()).append(" runs, exit code ");
          text.append(seen.exit()).append(", ").append(seen.fingerprint()).append('\n');
          text.append(Outcome.shortened(seen.stdout()));
          for (Outcome outcome : outcomes) {
            text.append("  ").append(outcome.launch().repeat()).append('\n');
          }
          outcomes.get(0).stderr().lines().limit(10).forEach(l -> text.append(l).append('\n'));
        });
    return text.toString();
  }
}
