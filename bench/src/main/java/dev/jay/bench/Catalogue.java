package dev.jay.bench;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All comparisons there are. */
final class Catalogue {
  private static final String PROGRAMS = "dev.jay.programs.";
  private static final Target LOCKS = new Target.Ratio(3);
  private static final Target START_UP = new Target.Extra(0.7e9);
  private static final Target COMPUTING = new Target.Ratio(1.03);
  private static final Target WITH_HINTS = new Target.Ratio(1.10);
  private static final Target POOLS = new Target.Ratio(1.30);
  private static final Target CONFINED = new Target.Ratio(2);
  private static final Target NONE = new Target.None();

  private static final String PAIRS = "10000000";
  private static final String BLOCKS = "256";
  private static final String CONFINED_OPERATIONS = "10000000";

  private static final String READS = "40000000";
  private static final int[] HAND_OVER_THREADS = {2, 4, 8};

  private static final int HAND_OVERS = 8_000_000;

  private final JayHome home;
  private final String java;
  private final Path ownClasses;
  private final List<Comparison> all = new ArrayList<>();

  private Catalogue(JayHome home, Path javaHome, Path ownClasses) {
    this.home = home;
    this.java = javaHome.resolve("bin").resolve("java").toString();
    this.ownClasses = ownClasses;
  }

  static List<Comparison> of(JayHome home, Path javaHome, Path ownClasses) {
    Catalogue catalogue = new Catalogue(home, javaHome, ownClasses);
    catalogue.uncontendedPairs();
    catalogue.startUp();
    catalogue.computing();
    catalogue.compressor();
    catalogue.pools();
    catalogue.confined();
    catalogue.readMostly();
    catalogue.handOvers();
    return List.copyOf(catalogue.all);
  }

  /** One program, which prints its own time last. */
  private void compare(String name, String what, String[] program, Unit unit, Target target) {
    all.add(
        new Comparison(
            name, what, plain(program), agent(program), Reading.LAST_LINE, unit, target));
  }

  private void uncontendedPairs() {
    pairs("synchronized", "uncontended synchronized", LOCKS);
    pairs("reentrantlock", "uncontended ReentrantLock", LOCKS);
    pairs("atomic", "uncontended AtomicInteger, increment and get", NONE);
    pairs("volatile", "uncontended volatile, write and read", NONE);
  }

  private void pairs(String kind, String what, Target target) {
    String[] program = {PROGRAMS + "bench.UncontendedPairs", kind, PAIRS};
    compare("pairs-" + kind, what, program, Unit.NANOSECONDS, target);
  }

  private void startUp() {
    String[] program = {PROGRAMS + "bench.HelloWorld"};
    all.add(
        new Comparison(
            "startup-agent",
            "start-up, with -javaagent",
            plain(program),
            agent(program),
            Reading.WALL_TIME,
            Unit.MILLISECONDS,
            START_UP));
    all.add(
        new Comparison(
            "startup-launcher",
            "start-up, with jay run",
            plain(program),
            launcher(program),
            Reading.WALL_TIME,
            Unit.MILLISECONDS,
            START_UP));
  }

  private void computing() {
    String[] program = {PROGRAMS + "bench.Compute", "15000"};
    compare("compute", "computing, few operations", program, Unit.MILLISECONDS, COMPUTING);
  }

  private void compressor() {
    List<String> program =
        List.of(PROGRAMS + "compressor.Compressor", "--time", "--threads", "2", "--blocks", BLOCKS);
    List<String> hinted = new ArrayList<>(program);
    hinted.add("--soft-barrier");
    compressor("compressor-hints", "compressor, soft barrier", program, hinted, WITH_HINTS);
    compressor("compressor-bare", "compressor, no hints", program, program, NONE);
  }

  private void compressor(
      String name, String what, List<String> plain, List<String> jay, Target target) {
    all.add(
        new Comparison(
            name,
            what,
            plain(plain.toArray(new String[0])),
            agent(jay.toArray(new String[0])),
            Reading.ELAPSED_LINE,
            Unit.MILLISECONDS,
            target));
  }

  private void pools() {
    pool("stream", "parallel stream, 2 workers");
    pool("fib", "ForkJoin, recursive tasks, 2 workers");
    pool("sort", "parallel sort, 2 workers");
    pool("executor", "tasks of a ThreadPoolExecutor, 2 workers");
  }

  private void pool(String kind, String what) {
    String[] program = {PROGRAMS + "bench.Parallel", kind};
    compare("pool-" + kind, what, program, Unit.MILLISECONDS, POOLS);
  }

  private void confined() {
    String[] program = {PROGRAMS + "bench.Confined", CONFINED_OPERATIONS};
    compare(
        "confined",
        "operations on objects of one's own, 2 threads",
        program,
        Unit.MILLISECONDS,
        CONFINED);
  }

  private void readMostly() {
    String program = PROGRAMS + "bench.ReadMostly";
    all.add(
        new Comparison(
            "read-mostly",
            "a shared ConcurrentHashMap, read by 2 threads",
            plain(program, READS),
            agent(program, READS),
            Reading.LAST_LINE,
            Unit.NANOSECONDS,
            NONE));
  }

  private void handOvers() {
    for (int threads : HAND_OVER_THREADS) {
      all.add(
          new Comparison(
              "handovers-" + threads,
              "contended synchronized, " + threads + " threads",
              plain(handOvers(threads, HAND_OVERS)),
              agent(handOvers(threads, HAND_OVERS)),
              Reading.LAST_LINE,
              Unit.NANOSECONDS,
              NONE));
    }
  }

  private static String[] handOvers(int threads, int pairs) {
    return new String[] {Handovers.class.getName(), String.valueOf(threads), String.valueOf(pairs)};
  }

  private List<String> plain(String... program) {
    List<String> command = new ArrayList<>(List.of(java, "-cp", classPath()));
    command.addAll(List.of(program));
    return command;
  }

  private List<String> agent(String... program) {
    List<String> command =
        new ArrayList<>(
            List.of(java, "-javaagent:" + home.jar("agent") + "=run", "-cp", classPath()));
    command.addAll(List.of(program));
    return command;
  }

  /** With the launcher at the root, or with what it starts, where it is not there. */
  private List<String> launcher(String... program) {
    Path launcher = home.launcher();
    List<String> command = new ArrayList<>();
    if (launcher != null) {
      command.add(launcher.toString());
    } else {
      command.addAll(List.of(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
      command.add("-Djay.home=" + home.directory());
      command.addAll(List.of("-cp", home.jar("cli").toString(), "dev.jay.cli.Main"));
    }
    command.addAll(List.of("run", "-cp", classPath()));
    command.addAll(List.of(program));
    return command;
  }

  private String classPath() {
    return String.join(
        File.pathSeparator,
        home.jar("programs").toString(),
        home.jar("api").toString(),
        ownClasses.toString());
  }
}
