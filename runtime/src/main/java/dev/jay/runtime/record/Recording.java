package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.RoundRobin;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.GivenFacts;
import dev.jay.runtime.inputs.GivenInputs;
import dev.jay.runtime.inputs.InputPoints;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.inputs.LogicalClock;
import dev.jay.runtime.inputs.SeedSource;
import dev.jay.runtime.run.ObserverPair;
import dev.jay.runtime.run.ProductionRun;
import dev.jay.runtime.run.ScheduleLog;
import dev.jay.trace.HybridSchedule;
import dev.jay.trace.RaceSites;
import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingReader;
import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the agent begins a program that is recorded or replayed. What the JVM is given at the start
 * (clock, seed, processors) stands in the head.
 */
public final class Recording {
  static final String ORDER = "order";
  static final String ROUNDS = "rounds";
  static final String STRETCH = "stretch";
  private static final String RACES = "races";
  private static final String TRACED = "traced";
  private static final String UNTAPED = "untaped";
  private static final String NANOS = "start-nanos";
  private static final String MILLIS = "start-millis";
  private static final String SEED = "seed";
  private static final String PROCESSORS = "processors";
  private static final String ZONE = "zone";
  private static final String JAVA = "java";
  private static final String JAVA_VERSION = "java.vm.version";

  private final RecordingHead head;

  private Recording(RecordingHead head) {
    this.head = head;
  }

  /** What a recording that begins now is given. */
  public static Recording now(
      String order, int stretch, boolean races, boolean traced, boolean untaped) {
    RecordingHead head = new RecordingHead();
    head.properties.put(ORDER, order);
    head.properties.put(STRETCH, Integer.toString(stretch));
    head.properties.put(RACES, Boolean.toString(races));
    head.properties.put(TRACED, Boolean.toString(traced));
    if (untaped) {
      head.properties.put(UNTAPED, "true");
    }
    head.properties.put(NANOS, Long.toString(System.nanoTime()));
    head.properties.put(MILLIS, Long.toString(System.currentTimeMillis()));
    head.properties.put(SEED, Long.toString(System.nanoTime() * 0x9E3779B97F4A7C15L));
    head.properties.put(PROCESSORS, Integer.toString(Runtime.getRuntime().availableProcessors()));
    head.properties.put(JAVA, System.getProperty(JAVA_VERSION, ""));
    head.properties.put("vendor", System.getProperty("java.vendor.version", ""));
    return new Recording(head);
  }

  /** Only these places of all plain accesses are operations: a replay has to know them. */
  public void limitRacesTo(Iterable<String> places) {
    head.properties.put(RecordingHead.SITES, RaceSites.text(places));
  }

  /** What the program is given from outside. */
  public Inputs inputs() {
    return new GivenInputs(
        new LogicalClock(number(NANOS), number(MILLIS), false),
        SeedSource.fixed(number(SEED)),
        (int) number(PROCESSORS));
  }

  private long number(String name) {
    return Long.parseLong(head.property(name));
  }

  /** From here on the calling thread and all that it starts are recorded in that file. */
  public void record(Settings settings, RecordingFile file, @Nullable ScheduleLog log)
      throws IOException {
    head.properties.put(ZONE, GivenFacts.zone());
    if (head.property(ORDER).equals(ROUNDS)) {
      recordRounds(settings, file, log);
      return;
    }
    RecordedRun run = run(settings, Spheres.inputs(), file, log, false);
    run.startServices();
    begin(run.sphere);
  }

  /** The same in the order of {@code jay run}. */
  private void recordRounds(Settings settings, RecordingFile file, @Nullable ScheduleLog log)
      throws IOException {
    Spool spool = file.open(head);
    ProductionRun run =
        new ProductionRun(
            settings,
            Spheres.inputs(),
            ObserverPair.of(observer(spool), log),
            new RoundRobin(settings.stretch, true, !isTraced(head)));
    spool.start();
    run.startServices();
    run.show("recording", spool);
    begin(run.sphere);
  }

  RecordedRun run(
      Settings settings,
      Inputs inputs,
      RecordingFile file,
      @Nullable ScheduleLog log,
      boolean isPart)
      throws IOException {
    Spool spool = file.open(head);
    ArrivalOrder order = new ArrivalOrder(number(NANOS), !isTraced(head));
    return new RecordedRun(
        settings, inputs, order, spool, ObserverPair.of(observer(spool), log), file.name, isPart);
  }

  private Observer observer(Spool spool) {
    Observer recorder = new Recorder(spool, !isUntaped(head));
    return isTraced(head)
        ? new ObserverPair(new Tracer(spool, !isUntaped(head)), recorder)
        : recorder;
  }

  /** Whether each operation takes a turn, as it does while a program is traced. */
  static boolean isTraced(RecordingHead head) {
    return Boolean.parseBoolean(head.property(TRACED));
  }

  /** Whether all plain accesses to memory were operations. */
  static boolean hasAllRaces(RecordingHead head) {
    return Boolean.parseBoolean(head.property(RACES))
        && head.property(RecordingHead.SITES).isEmpty();
  }

  /** Whether what the schedule was made of had no tapes. */
  public static boolean isUntaped(HybridSchedule schedule) {
    return isUntaped(schedule.head);
  }

  /**
   * Whether calls through which something enters are no operations, and nothing is kept of them.
   */
  static boolean isUntaped(RecordingHead head) {
    return Boolean.parseBoolean(head.property(UNTAPED));
  }

  /** Reads a recording. */
  public static Replay replay(String file) throws IOException {
    return new Replay(read(file));
  }

  static RecordingReader read(String file) throws IOException {
    try (InputStream in = new BufferedInputStream(new FileInputStream(file))) {
      return RecordingReader.read(in, file);
    }
  }

  /** A recording that is to be replayed. */
  public static final class Replay {
    private final RecordingReader recording;

    Replay(RecordingReader recording) {
      this.recording = recording;
    }

    /** What to say if it was recorded on another JDK than this, or null. */
    public @Nullable String otherJdk() {
      String recorded = recording.head.property(JAVA);
      String own = System.getProperty(JAVA_VERSION, "");
      return recorded.equals(own)
          ? null
          : "it was recorded on Java " + recorded + ", and this is " + own;
    }

    /** Which threads were recorded, or null if the whole program was. */
    public @Nullable String selected() {
      String glob = recording.head.property(SelectedThreads.PATTERN);
      return glob.isEmpty() ? null : glob;
    }

    /** Whether plain accesses to memory were operations. */
    public boolean hasRaces() {
      return Boolean.parseBoolean(recording.head.property(RACES));
    }

    /** The places of those that were; null for all. */
    public @Nullable Set<String> sites() throws IOException {
      String text = recording.head.property(RecordingHead.SITES);
      return text.isEmpty() ? null : RaceSites.of(text, "the recording").places;
    }

    /** What the program was given from outside. */
    public Inputs inputs() {
      return new Recording(recording.head).inputs();
    }

    /**
     * From here on the calling thread and all that it starts follow the recording, so far as to
     * {@code stop}.
     */
    public void begin(
        Settings settings, @Nullable ScheduleLog log, boolean isPatient, StopPoint stop) {
      GivenFacts.setZone(recording.head.property(ZONE));
      ReplayedRun run =
          new ReplayedRun(settings, Spheres.inputs(), Script.of(recording), log, false, stop);
      run.startServices(isPatient);
      Recording.begin(run.sphere);
    }

    /** A part of a program that follows the recording. */
    Sphere part(Settings settings) {
      ReplayedRun run =
          new ReplayedRun(settings, inputs(), Script.of(recording), null, true, StopPoint.none());
      run.startServices(false);
      return run.sphere;
    }
  }

  /**
   * From here on the calling thread and all that it starts follow the schedule; if the program
   * leaves it, it ends, or goes on in turns. {@code reuse} says what it is in a cache, and {@code
   * choice} what it may be changed for.
   */
  public static void follow(
      Settings settings,
      HybridSchedule schedule,
      @Nullable ScheduleLog log,
      boolean goesOn,
      @Nullable Reuse reuse,
      @Nullable ScheduleChoice choice) {
    Script script = Script.of(schedule, goesOn, reuse, choice);
    ReplayedRun run =
        new ReplayedRun(settings, Spheres.inputs(), script, log, false, StopPoint.none());
    run.startServices(false);
    begin(run.sphere);
  }

  /**
   * What a program that follows the schedule is given: the time of now, the rest as it was traced.
   */
  public static Inputs inputs(HybridSchedule schedule) {
    return new GivenInputs(
        LogicalClock.fromNow(),
        SeedSource.fixed(number(schedule.head, SEED, 1)),
        (int) number(schedule.head, PROCESSORS, GivenInputs.PROCESSORS));
  }

  private static long number(RecordingHead head, String name, long otherwise) {
    try {
      return Long.parseLong(head.property(name));
    } catch (NumberFormatException e) {
      return otherwise; // a schedule that somebody has written by hand
    }
  }

  private static void begin(Sphere sphere) {
    InputPoints.forgetUnseen();
    Strand main = sphere.begin();
    Spheres.setProgram(sphere);
    Strands.put(main);
    main.beginHashes();
  }
}
