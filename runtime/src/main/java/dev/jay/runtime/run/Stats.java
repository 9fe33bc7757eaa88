package dev.jay.runtime.run;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Stacks;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What {@code --stats} tells: operations by kind, hand-overs, and the places where threads waited
 * longest for their turn: PARROT's log for finding where a soft barrier or a performance critical
 * section would help. The place is looked up from the stack after a wait that was worth it, so the
 * fast path pays nothing.
 */
final class Stats extends Observer {
  private static final long WORTH_A_LOOK_NANOS = 20_000;
  private static final int WORST = 10;

  private final HashMap<String, Site> sites = new HashMap<>();
  private final long[] operations = new long[Kind.COUNT];
  private long waitedNanos;
  private long waits;

  @Override
  public boolean timesWaits() {
    return true;
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    operations[Operation.kind(what)]++;
  }

  @Override
  public void waitedForTurn(Strand s, long nanos) {
    waits++;
    waitedNanos += nanos;
    if (nanos < WORTH_A_LOOK_NANOS || s.mode != 0) {
      return;
    }
    s.mode++;
    try {
      String place = Stacks.place();
      Site site = sites.get(place);
      if (site == null) {
        site = new Site(place);
        sites.put(place, site);
      }
      site.nanos += nanos;
      site.times++;
      site.longest = Math.max(site.longest, nanos);
    } finally {
      s.mode--;
    }
  }

  @Override
  public void closes(Sphere sphere) {
    Scheduler scheduler = sphere.scheduler;
    StringBuilder out = new StringBuilder();
    out.append("jay: operations ").append(scheduler.operations);
    out.append(" hand-overs ").append(scheduler.handOvers);
    out.append(" waits for the turn ").append(waits);
    out.append(" waited ").append(millis(waitedNanos)).append(" ms\n");
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      if (operations[kind] > 0) {
        out.append("jay:   ")
            .append(Kind.name(kind))
            .append(' ')
            .append(operations[kind])
            .append('\n');
      }
    }
    List<Site> worst = new ArrayList<>(sites.values());
    worst.sort(
        new Comparator<Site>() {
          @Override
          public int compare(Site a, Site b) {
            return Long.compare(b.nanos, a.nanos);
          }
        });
    if (!worst.isEmpty()) {
      out.append(
          "jay: where threads waited longest for their turn (ms in all, times, longest ms, place):\n");
    }
    for (int i = 0; i < worst.size() && i < WORST; i++) {
      Site site = worst.get(i);
      out.append("jay:   ").append(millis(site.nanos)).append(' ').append(site.times).append(' ');
      out.append(millis(site.longest)).append(' ').append(site.place).append('\n');
    }
    if (!worst.isEmpty()) {
      out.append(
          "jay: a soft barrier before the long computation that follows such a place lets it run in parallel\n");
    }
    Voice.write(out.toString());
  }

  private static String millis(long nanos) {
    long tenths = nanos / 100_000;
    return tenths / 10 + "." + tenths % 10;
  }

  private static final class Site {
    final String place;
    long nanos;
    long longest;
    int times;

    Site(String place) {
      this.place = place;
    }
  }
}
