package dev.jay.schedules;

import dev.jay.trace.BadFile;
import dev.jay.trace.ReuseLog;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A folder of schedules: {@code NAME.jay} for each ({@link EntryFile}), and {@code reuse.log} with
 * how often they served ({@link ReuseLog}). Names come of the content ({@link Entry#name}), files
 * are written beside and renamed, and never changed: so several processes may add at once, and to
 * merge two folders is to copy files.
 *
 * <p>What is redundant is not kept ({@link Redundancy}), nor are more than {@link #MOST_ENTRIES}:
 * who has served worst goes first, and the older of two.
 */
public final class ScheduleStore implements EntrySource {
  public static final int MOST_ENTRIES = 1000;

  private final Path folder;

  public ScheduleStore(Path folder) {
    this.folder = folder;
  }

  /** What became of an entry that was to be added. */
  public enum Outcome {
    ADDED,
    /** It is there already. */
    KNOWN,
    /** Others serve all inputs that it would. */
    REDUNDANT
  }

  /**
   * What became of it.
   *
   * @param name of the entry that serves its inputs now
   */
  public record Added(Outcome outcome, String name) {}

  @Override
  public List<String> names(String beginning) {
    String[] files = folder.toFile().list();
    List<String> names = new ArrayList<>();
    for (String each : files == null ? new String[0] : files) {
      if (each.startsWith(beginning) && each.endsWith(SUFFIX)) {
        names.add(each.substring(0, each.length() - SUFFIX.length()));
      }
    }
    names.sort(null);
    return names;
  }

  @Override
  public InputStream open(String name) throws IOException {
    try {
      return new FileInputStream(file(name).toFile());
    } catch (FileNotFoundException e) {
      throw new BadFile("no schedule " + name + " in " + folder + ". See jay cache ls");
    }
  }

  @Override
  public String place(String name) {
    return file(name).toString();
  }

  public Path file(String name) {
    return folder.resolve(name + SUFFIX);
  }

  public ReuseLog log() {
    return new ReuseLog(logFile().getPath());
  }

  public File logFile() {
    return folder.resolve("reuse.log").toFile();
  }

  /** Reads what stands before the schedule. */
  public EntryHead head(String name) throws IOException {
    try (InputStream in = new BufferedInputStream(open(name))) {
      return EntryFile.readHead(in, name + SUFFIX);
    }
  }

  /** Reads all of an entry. */
  public Entry entry(String name) throws IOException {
    try (InputStream in = open(name)) {
      return EntryFile.read(in, name + SUFFIX);
    }
  }

  /** The heads of all entries that can be read, by name. */
  public Map<String, EntryHead> heads(String beginning) {
    Map<String, EntryHead> heads = new TreeMap<>();
    for (String each : names(beginning)) {
      try {
        heads.put(each, head(each));
      } catch (IOException e) {
        // Who looks for schedules says what is wrong with it.
      }
    }
    return heads;
  }

  /** Puts an entry in, if it is of use, and takes out what it makes redundant. */
  public Added add(Entry entry) throws IOException {
    String name = entry.name();
    if (Files.exists(file(name))) {
      return new Added(Outcome.KNOWN, name);
    }
    Map<String, EntryHead> others = heads(entry.head().program().shortName() + "-");
    String better = Redundancy.betterThan(entry.head(), others, log().read());
    if (better != null) {
      return new Added(Outcome.REDUNDANT, better);
    }
    write(entry, name);
    for (Map.Entry<String, EntryHead> each : others.entrySet()) {
      if (Redundancy.needsMore(each.getValue(), entry.head())) {
        remove(each.getKey());
      }
    }
    removeWorst(MOST_ENTRIES);
    return new Added(Outcome.ADDED, name);
  }

  private void write(Entry entry, String name) throws IOException {
    Files.createDirectories(folder);
    Path fresh = Files.createTempFile(folder, name, ".tmp");
    try {
      try (OutputStream out = Files.newOutputStream(fresh)) {
        EntryFile.write(entry, out);
      }
      Files.move(fresh, file(name), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  public void remove(String name) throws IOException {
    Files.deleteIfExists(file(name));
  }

  /**
   * Takes out what cannot be read, what programs mostly leave, what is redundant, and then the
   * worst until {@code most} are left; gives back names with the reason.
   */
  public List<String> prune(int most) throws IOException {
    List<String> removed = new ArrayList<>();
    Map<String, ReuseLog.Counts> counts = log().read();
    Map<String, EntryHead> kept = new TreeMap<>();
    for (String each : names("")) {
      String problem = problem(each);
      if (problem != null) {
        removed.add(each + ": " + problem);
      } else if (Redundancy.isMostlyLeft(counts.get(each))) {
        removed.add(each + ": programs mostly leave it");
      } else {
        kept.put(each, head(each));
        continue;
      }
      remove(each);
    }
    for (Map.Entry<String, EntryHead> each : new TreeMap<>(kept).entrySet()) {
      kept.remove(each.getKey());
      String better = Redundancy.betterThan(each.getValue(), kept, counts);
      if (better == null) {
        kept.put(each.getKey(), each.getValue());
      } else {
        removed.add(each.getKey() + ": " + better + " serves its inputs");
        remove(each.getKey());
      }
    }
    for (String each : removeWorst(most)) {
      removed.add(each + ": more than " + most);
    }
    return removed;
  }

  /** What is wrong with an entry's file, in a line, or null. */
  public @Nullable String problem(String name) {
    try {
      String own = entry(name).name();
      return own.equals(name) ? null : file(name) + " is " + own + " by its content. Rename it";
    } catch (IOException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** Takes out entries until {@code most} are left; gives back their names, worst first. */
  private List<String> removeWorst(int most) throws IOException {
    List<String> all = names("");
    if (all.size() <= most) {
      return List.of();
    }
    Map<String, ReuseLog.Counts> counts = log().read();
    Map<String, EntryHead> heads = heads("");
    all.sort(
        Comparator.comparingDouble((String each) -> rate(counts.get(each)))
            .thenComparing(each -> learned(heads.get(each))));
    List<String> worst = all.subList(0, all.size() - most);
    for (String each : worst) {
      remove(each);
    }
    return worst;
  }

  private static double rate(ReuseLog.@Nullable Counts counts) {
    return counts == null ? new ReuseLog.Counts().rate() : counts.rate();
  }

  /** A file that cannot be read goes before all others of its kind. */
  private static String learned(@Nullable EntryHead head) {
    return head == null ? "" : head.facts().getOrDefault("learned", "");
  }

  /** Adds all entries of another folder; gives back what became of each, or what is wrong. */
  public List<String> merge(ScheduleStore from) {
    List<String> told = new ArrayList<>();
    for (String each : from.names("")) {
      try {
        Added added = add(from.entry(each));
        told.add(
            switch (added.outcome()) {
              case ADDED -> each + " added";
              case KNOWN -> each + " known already";
              case REDUNDANT -> each + " not needed: " + added.name() + " serves its inputs";
            });
      } catch (IOException e) {
        told.add(String.valueOf(e.getMessage()));
      }
    }
    return told;
  }
}
