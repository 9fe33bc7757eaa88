package dev.jay.systemtests;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/**
 * Runs all programs and all drivers of libraries, drawn at random, for {@code jay.minutes} (10): on
 * a JDK and in a way that are drawn too, with delays, on one core or all, beside a process that
 * takes a core or not. What each prints and how it ends must be as at first, and so must its
 * schedule where nothing outside has a say. Differences and hangs are told as they are found, and
 * counted at the end. {@code mvn verify} leaves it out: {@code -Dtest=Soak}.
 */
class Soak {
  private static final long NANOS = 60_000_000_000L * Integer.getInteger("jay.minutes", 10);
  private static final int AT_A_TIME = Runtime.getRuntime().availableProcessors();
  private static final String PROGRAMS = "dev.jay.programs.";

  /** They read standard input. */
  private static final Set<String> LEFT_OUT = Set.of("ends.StdinRead", "ends.StdinEndOfFile");

  private final Random random = new Random();
  private final List<String> programs = new ArrayList<>();
  private final Map<Launch, Outcome> first = new HashMap<>();
  private final Map<String, Integer> failures = new TreeMap<>();
  private int runs;

  @Test
  void everythingEndsAsAtFirst() throws Exception {
    for (String folder : List.of("ops", "clocks", "inputs", "ends", "kernels")) {
      programs.addAll(Programs.in(folder));
    }
    programs.addAll(Platform.programs());
    programs.addAll(Programs.ofLibraries());
    programs.removeAll(LEFT_OUT);
    long begin = System.nanoTime();
    Callable<Object> soaking =
        () -> {
          while (System.nanoTime() - begin < NANOS) {
            step();
          }
          return true;
        };
    ExecutorService executor = Executors.newFixedThreadPool(AT_A_TIME);
    executor.invokeAll(java.util.Collections.nCopies(AT_A_TIME, soaking));
    executor.shutdown();
    report();
  }

  private synchronized void report() {
    System.out.printf("%d runs of %d programs%n", runs, programs.size());
    if (!failures.isEmpty()) {
      throw new AssertionError("differences and hangs, by program: " + failures);
    }
  }

  private synchronized Launch draw() {
    Jdk jdk = Jdk.all().get(random.nextInt(Jdk.all().size()));
    String program = programs.get(random.nextInt(programs.size()));
    if (program.startsWith("platform.")) {
      return Platform.launch(jdk, program).quick();
    }
    return program.contains(".")
        ? Launch.plain(jdk, program).quick()
        : Launch.library(jdk, program).quick();
  }

  private synchronized Launch inSomeWay(Launch plain) {
    Launch delayed = plain.jayWithDelays();
    return switch (random.nextInt(4)) {
      case 0 -> plain.jay();
      case 1 -> delayed.besideHog();
      case 2 -> Launch.canPin() ? delayed.onOneCore() : delayed;
      default -> delayed;
    };
  }

  private void step() {
    Launch plain = draw();
    try {
      Outcome now = Forks.run(inSomeWay(plain));
      Outcome known = remember(plain, now);
      if (known != null && !isSame(plain.main(), known, now)) {
        fail(plain.main(), known.describe() + "\n--- and then\n" + now.describe());
      }
    } catch (AssertionError hang) {
      fail(plain.main(), String.valueOf(hang.getMessage()));
    }
  }

  private synchronized Outcome remember(Launch plain, Outcome now) {
    runs++;
    return first.putIfAbsent(plain, now);
  }

  private synchronized void fail(String main, String what) {
    failures.merge(main, 1, Integer::sum);
    System.out.println("=== " + main + "\n" + what);
  }

  private static boolean isSame(String main, Outcome known, Outcome now) {
    boolean isProgram = main.startsWith(PROGRAMS);
    boolean sameOutput =
        isProgram
            ? known.stdout().equals(now.stdout())
            : known.outcomeLines().equals(now.outcomeLines());
    return known.exit() == now.exit()
        && sameOutput
        && (!isFixed(main) || known.fingerprint().equals(now.fingerprint()));
  }

  private static boolean isFixed(String main) {
    if (!main.startsWith(PROGRAMS)) {
      return LibrariesTest.isFixed(main.substring(main.lastIndexOf('.') + 1));
    }
    String program = main.substring(PROGRAMS.length());
    return program.startsWith("platform.")
        ? Platform.isFixed(program)
        : !program.startsWith("ends.");
  }
}
