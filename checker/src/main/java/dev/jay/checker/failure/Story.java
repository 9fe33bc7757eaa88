package dev.jay.checker.failure;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Deed;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import dev.jay.runtime.jvm.Stacks;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a report tells of a failing run, row by row in the order of time: each operation that the
 * program's code makes; each access to plain memory that two threads touch and one of them changes;
 * at the end what was thrown, with its stack, or what each thread waits for. Equal rows in a row
 * are one, with a count. What code of the JDK does by itself is left out.
 */
final class Story {
  private static final int MOST_FRAMES = 10;

  /** What a row is to the failure. */
  enum Mark {
    NONE,
    /** One of two accesses that race. */
    RACES,
    /** Waits for ever. */
    WAITS,
    /** What failed. */
    THROWS,
    /** A line of its stack. */
    AT
  }

  /**
   * One row.
   *
   * @param place file and line; may be empty
   * @param times how often in a row
   * @param partner the row that it races with, or where the holder took what it waits for; or -1
   */
  record Row(
      int thread,
      String text,
      String place,
      int times,
      Mark mark,
      int partner,
      @Nullable Deed deed) {
    String timed() {
      return times == 1 ? text : text + " x" + times;
    }

    private Row marked(Mark as, int with) {
      return new Row(thread, text, place, times, as, with, deed);
    }
  }

  private final List<Row> rows = new ArrayList<>();
  private final List<String> threads;
  private final Map<Deed, Integer> rowOf = new HashMap<>(); // several may have one row
  private final Map<Deed, Integer> before = new HashMap<>();
  private final Map<Deed, Integer> after = new HashMap<>();

  private Story(List<String> threads) {
    this.threads = threads;
  }

  static Story of(List<Deed> deeds, List<String> threads, Failure failure, List<Race> races) {
    Story story = new Story(threads);
    Set<Integer> shared = shared(deeds);
    int last = 0;
    for (Deed deed : deeds) {
      if (deed.isPending) {
        continue;
      }
      last = deed.strand;
      boolean matters = !deed.isPlain || shared.contains(deed.location(0));
      if (matters && !DeedText.isOfJdk(deed)) {
        story.add(deed);
      }
    }
    story.findNeighbours(deeds);
    story.addWaits(deeds);
    if (failure.cause != null) {
      story.addThrown(last, failure.cause);
    }
    races.forEach(story::markRace);
    return story;
  }

  List<Row> rows() {
    return rows;
  }

  /** The threads, by number: path and name. */
  List<String> threads() {
    return threads;
  }

  /** The row that tells of something; if there is none, the last of its thread before it, or -1. */
  int before(Deed deed) {
    return before.getOrDefault(deed, -1);
  }

  /** The same; if there is none, the next of its thread, or -1. */
  int after(Deed deed) {
    return after.getOrDefault(deed, -1);
  }

  private void findNeighbours(List<Deed> deeds) {
    Map<Integer, Integer> near = new HashMap<>(); // by thread
    for (Deed deed : deeds) {
      near.merge(deed.strand, rowOf.getOrDefault(deed, -1), Math::max);
      before.put(deed, near.get(deed.strand));
    }
    near.clear();
    for (int i = deeds.size() - 1; i >= 0; i--) {
      Deed deed = deeds.get(i);
      Integer row = rowOf.get(deed);
      if (row != null) {
        near.put(deed.strand, row);
      }
      after.put(deed, near.getOrDefault(deed.strand, -1));
    }
  }

  /** The plain locations that two threads touch and one of them writes. */
  private static Set<Integer> shared(List<Deed> deeds) {
    Map<Integer, Integer> strands = new HashMap<>();
    Set<Integer> several = new HashSet<>();
    Set<Integer> written = new HashSet<>();
    for (Deed deed : deeds) {
      if (deed.isPlain) {
        int location = deed.location(0);
        Integer before = strands.putIfAbsent(location, deed.strand);
        if (before != null && before != deed.strand) {
          several.add(location);
        }
        if (!deed.reads()) {
          written.add(location);
        }
      }
    }
    several.retainAll(written);
    return several;
  }

  private void add(Deed deed) {
    String text = DeedText.text(deed);
    String place = DeedText.place(deed);
    int end = rows.size() - 1;
    Row before = end < 0 ? null : rows.get(end);
    if (before != null
        && before.thread == deed.strand
        && before.text.equals(text)
        && before.place.equals(place)) {
      rows.set(
          end, new Row(deed.strand, text, place, before.times + 1, Mark.NONE, -1, before.deed));
      rowOf.put(deed, end);
    } else {
      rowOf.put(deed, rows.size());
      rows.add(new Row(deed.strand, text, place, 1, Mark.NONE, -1, deed));
    }
  }

  /** What each thread waits for that has not come to its end, and who has that. */
  private void addWaits(List<Deed> deeds) {
    Map<Integer, Deed> holders = new HashMap<>(); // by location: who took it last
    for (Deed deed : deeds) {
      for (int i = 0; !deed.isPending && i < deed.touches(); i++) {
        if (deed.access(i) == Operation.ACQUIRE) {
          holders.put(deed.location(i), deed);
        } else if (deed.access(i) == Operation.RELEASE) {
          holders.remove(deed.location(i));
        }
      }
    }
    for (Deed deed : deeds) {
      if (deed.isPending) {
        Deed holder = deed.touches() == 0 || !takes(deed) ? null : holders.get(deed.location(0));
        String text = DeedText.pending(deed);
        int partner = -1;
        if (holder != null && holder.strand != deed.strand) {
          text += ", which " + threads.get(holder.strand) + " has";
          partner = before(holder);
        }
        rowOf.put(deed, rows.size());
        rows.add(new Row(deed.strand, text, DeedText.place(deed), 1, Mark.WAITS, partner, deed));
      }
    }
  }

  private static boolean takes(Deed deed) {
    return deed.kind() == Kind.MONITOR_ENTER || deed.kind() == Kind.LOCK;
  }

  private void addThrown(int thread, Throwable cause) {
    String message = cause.getMessage();
    String what = cause.getClass().getSimpleName() + (message == null ? "" : ": " + message);
    String first = what.lines().findFirst().orElse(what);
    StackTraceElement[] stack = Stacks.ofProgram(cause.getStackTrace());
    Deed thrown = new Deed(0, thread, Kind.EXIT, "", "", stack);
    rows.add(new Row(thread, "throws " + first, "", 1, Mark.THROWS, -1, thrown));
    int frames = 0;
    for (StackTraceElement frame : stack) {
      if (!DeedText.isJdk(frame) && frames++ < MOST_FRAMES) {
        String type = frame.getClassName();
        String text =
            "  at " + type.substring(type.lastIndexOf('.') + 1) + "." + frame.getMethodName();
        Deed at = new Deed(0, thread, Kind.EXIT, "", "", new StackTraceElement[] {frame});
        rows.add(new Row(thread, text, DeedText.place(frame), 1, Mark.AT, -1, at));
      }
    }
  }

  /** The first access of the second thread after one of the first, both where the race was seen. */
  private void markRace(Race race) {
    int before = -1;
    for (int i = 0; i < rows.size(); i++) {
      Deed deed = rows.get(i).deed;
      if (deed == null || !deed.isAccess()) {
        continue;
      }
      if (deed.strand == race.second
          && before >= 0
          && isAt(deed, race.secondSite, race.secondWrites)) {
        rows.set(before, rows.get(before).marked(Mark.RACES, i));
        rows.set(i, rows.get(i).marked(Mark.RACES, before));
        return;
      }
      if (deed.strand == race.first && isAt(deed, race.firstSite, race.firstWrites)) {
        before = i;
      }
    }
  }

  private static boolean isAt(Deed deed, int site, boolean writes) {
    if (deed.stack.length == 0 || deed.reads() == writes) {
      return false;
    }
    StackTraceElement top = deed.stack[0];
    String place = top.getClassName() + "." + top.getMethodName() + ":" + top.getLineNumber();
    String text = Sites.text(site);
    return text.equals(place) || text.startsWith(place + " ");
  }
}
