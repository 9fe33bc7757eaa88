package dev.jay.schedules;

import dev.jay.trace.BadFile;
import dev.jay.trace.ReuseLog;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
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
 * <p>What is kept, of one program:
 *
 * <ul>
 *   <li>An entry whose conditions are those of another and more is redundant, unless programs
 *       mostly leave the other one.
 *   <li>Under equal conditions up to {@link #MOST_BACKUPS} schedules.
 *   <li>{@link #MOST_ENTRIES} in all; who has served worst goes first, and the older of two.
 * </ul>
 */
public final class ScheduleStore implements EntrySource {
  public static final int MOST_ENTRIES = 1000;
  static final int MOST_BACKUPS = 3;

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
    return Files.newInputStream(file(name));
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
    } catch (NoSuchFileException e) {
      throw missing(name);
    }
  }

  /** Reads all of an entry. */
  public Entry entry(String name) throws IOException {
    try (InputStream in = open(name)) {
      return EntryFile.read(in, name + SUFFIX);
    } catch (NoSuchFileException e) {
      throw missing(name);
    }
  }

  private BadFile missing(String name) {
    return new BadFile("no schedule " + name + " in " + folder + ". See jay cache ls");
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
    Map<String, ReuseLog.Counts> counts = log().read();
    Map<String, EntryHead> others = heads(entry.head().program().shortName() + "-");
    others.values().removeIf(each -> !each.program().equals(entry.head().program()));
    String better = betterThan(entry.head(), others, counts);
    if (better != null) {
      return new Added(Outcome.REDUNDANT, better);
    }
    write(entry, name);
    for (Map.Entry<String, EntryHead> each : others.entrySet()) {
      if (needsMore(each.getValue(), entry.head())) {
        remove(each.getKey());
      }
    }
    prune(MOST_ENTRIES);
    return new Added(Outcome.ADDED, name);
  }

  /** An entry that makes this one redundant, or null. */
  private static @Nullable String betterThan(
      EntryHead head, Map<String, EntryHead> others, Map<String, ReuseLog.Counts> counts) {
    int equal = 0;
    String last = null;
    for (Map.Entry<String, EntryHead> each : others.entrySet()) {
      ReuseLog.Counts served = counts.get(each.getKey());
      boolean isGood = served == null || served.left <= served.reused;
      if (isGood && needsMore(head, each.getValue())) {
        return each.getKey();
      }
      if (isGood && sameConditions(head, each.getValue())) {
        equal++;
        last = each.getKey();
      }
    }
    return equal >= MOST_BACKUPS ? last : null;
  }

  /** Whether {@code a} has all conditions of {@code b} and more. */
  static boolean needsMore(EntryHead a, EntryHead b) {
    HashSet<String> all = new HashSet<>(a.conditions());
    HashSet<String> fewer = new HashSet<>(b.conditions());
    return all.size() > fewer.size() && all.containsAll(fewer);
  }

  private static boolean sameConditions(EntryHead a, EntryHead b) {
    return new HashSet<>(a.conditions()).equals(new HashSet<>(b.conditions()));
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

  /** Takes out entries until {@code most} are left; gives back their names, worst first. */
  public List<String> prune(int most) throws IOException {
    List<String> all = names("");
    if (all.size() <= most) {
      return List.of();
    }
    Map<String, ReuseLog.Counts> counts = log().read();
    Map<String, EntryHead> heads = heads("");
    all.sort(
        (a, b) -> {
          int order = Double.compare(rate(counts.get(a)), rate(counts.get(b)));
          return order != 0 ? order : learned(heads.get(a)).compareTo(learned(heads.get(b)));
        });
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
