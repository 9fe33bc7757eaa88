package dev.jay.checker.differential;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Generated programs over every public method of the classes that Jay controls, each under dpor and
 * under every choice (under random ones where there are too many): an outcome that the others reach
 * and dpor, which says that all is explored, does not is a defect, and is printed with the program.
 *
 * <p>Arguments: seconds, seed, and a part of the names of subjects, if not all. The same seed makes
 * the same programs; {@code -Djay.program=SEED} makes the one program that was printed with it.
 * {@code -Djay.show-races} prints the races that were found, {@code -Djay.left-out} the methods for
 * whose arguments nobody here has values.
 */
public final class Differential {
  private final PrintStream out = System.out;
  private final Outcomes outcomes = new Outcomes();
  private final long only = Long.getLong("jay.program", -1); // the seed of the one program
  private final Set<String> methods = new TreeSet<>();
  private final Set<String> leftOut = new TreeSet<>();
  private int programs;
  private int different;
  private int diverged;
  private int failing;
  private int tooLarge;
  private int racy;

  public static void main(String[] args) throws Exception {
    int code = new Differential().run(args);
    Runtime.getRuntime().halt(code);
  }

  private int run(String[] args) throws Exception {
    long seconds = Long.parseLong(args[0]);
    long seed = Long.parseLong(args[1]);
    List<Subject> subjects = Subjects.all();
    Map<String, String> sources = new LinkedHashMap<>();
    List<Operations> operations = new ArrayList<>();
    for (int i = 0; i < subjects.size(); i++) {
      Operations of = new Operations(subjects.get(i));
      operations.add(of);
      if (args.length > 2 && !subjects.get(i).name().contains(args[2])) {
        continue;
      }
      methods.addAll(of.methods);
      leftOut.addAll(of.leftOut);
      sources.put("S" + i, of.source("S" + i));
    }
    leftOut.removeAll(methods);
    Map<String, Ops> ops = new Compiler().compile(sources);
    out.println(
        sources.size() + " subjects, " + methods.size() + " methods; left out: " + leftOut.size());
    if (Boolean.getBoolean("jay.left-out")) {
      leftOut.forEach(out::println);
    }
    watch();
    long end = System.nanoTime() + seconds * 1_000_000_000;
    for (long round = 0; System.nanoTime() < end; round++) {
      for (int i = 0; i < subjects.size() && System.nanoTime() < end; i++) {
        long one = seed * 1_000_003 + round * 1009 + i;
        Ops of = ops.get("S" + i);
        if (of != null && (only < 0 || only == one)) {
          check(program(subjects.get(i), operations.get(i), of, new Random(one)), one);
        }
      }
    }
    out.printf(
        "%,d programs, %,d runs, %d different, %d did not repeat, %d fail, %d too large, %d with races,"
            + " %d threads leaked%n",
        programs, outcomes.runs, different, diverged, failing, tooLarge, racy, outcomes.leaked());
    return different == 0 ? 0 : 1;
  }

  private static Program program(Subject subject, Operations of, Ops ops, Random random) {
    int threads = random.nextInt(4) == 0 ? 3 : 2;
    int[][] bodies = new int[threads][];
    for (int i = 0; i < threads; i++) {
      bodies[i] = draw(of, random, threads == 3 ? 1 : 1 + random.nextInt(2));
    }
    return new Program(subject, of, ops, draw(of, random, random.nextInt(2)), bodies);
  }

  private static int[] draw(Operations of, Random random, int length) {
    int[] drawn = new int[length];
    for (int i = 0; i < length; i++) {
      int touches = of.sources.size() - of.touches;
      drawn[i] =
          touches > 0 && random.nextInt(4) == 0
              ? of.touches + random.nextInt(touches)
              : random.nextInt(of.touches);
    }
    return drawn;
  }

  private void check(Program program, long seed) {
    programs++;
    Outcomes.Result result = outcomes.compare(program, seed);
    if (!outcomes.races.isEmpty()) {
      racy++;
      if (Boolean.getBoolean("jay.show-races")) {
        out.println(
            program.subject.name()
                + " seed "
                + seed
                + " races: "
                + outcomes.races
                + "\n"
                + program);
      }
    }
    switch (result) {
      case DIFFERENT -> {
        different++;
        out.println("DIFFERENT " + program.subject.name() + ", seed " + seed + "\n" + program);
        outcomes.missed.forEach((text, who) -> out.println("  " + who + ": " + text));
      }
      case DIVERGED -> {
        diverged++;
        out.println(
            "did not repeat: " + program.subject.name() + ", seed " + seed + "\n" + program);
      }
      case FAILED -> failing++;
      case TOO_LARGE -> tooLarge++;
      default -> {}
    }
  }

  /** Prints the program that does not end. */
  private void watch() {
    Thread watch =
        new Thread(
            () -> {
              long before = -1;
              for (; ; ) {
                try {
                  Thread.sleep(30_000);
                } catch (InterruptedException e) {
                  return;
                }
                if (outcomes.runs == before) {
                  out.println("HANGS " + outcomes.running);
                  Thread.getAllStackTraces()
                      .forEach((t, s) -> out.println(t + List.of(s).toString()));
                  Runtime.getRuntime().halt(3);
                }
                before = outcomes.runs;
              }
            });
    watch.setDaemon(true);
    watch.start();
  }
}
