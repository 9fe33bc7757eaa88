package dev.jay.runtime.record;

import dev.jay.runtime.core.AccessOrder;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.Constraint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One strand's part of the {@link Constraints}: what to wait for before an instance of an access,
 * and what to signal after it. Instances are known by the strand's units so far, the place, and how
 * often the strand was there since its last unit. Actions are sorted by these three, so those of
 * the region between two units lie side by side; in a region without actions nothing is counted.
 */
final class StrandOrder extends AccessOrder {
  /** What is to be done at one instance. Several may be about the same. */
  static final class Action {
    final int unit;
    final int site;
    final int count;
    final String place;
    final List<Integer> waits = new ArrayList<>();
    final List<Integer> signals = new ArrayList<>();
    boolean isDone;

    Action(Constraint.Instance at, int site) {
      this.unit = at.unit;
      this.site = site;
      this.count = at.count;
      this.place = at.place;
    }
  }

  private static final class ByInstance implements Comparator<Action> {
    @Override
    public int compare(Action a, Action b) {
      int order = Integer.compare(a.unit, b.unit);
      order = order != 0 ? order : Integer.compare(a.site, b.site);
      return order != 0 ? order : Integer.compare(a.count, b.count);
    }
  }

  private final Constraints constraints;
  private final Strand strand;
  private final Action[] actions; // sorted, one for each instance
  private int[] counts = new int[16]; // by site: in this region
  private int unit;
  private int from; // the actions of this region
  private int to;

  StrandOrder(Constraints constraints, Strand strand, List<Action> all) {
    this.constraints = constraints;
    this.strand = strand;
    this.actions = merged(all);
    findRegion();
  }

  private static Action[] merged(List<Action> all) {
    Comparator<Action> order = new ByInstance();
    all.sort(order);
    List<Action> merged = new ArrayList<>();
    Action last = null;
    for (Action each : all) {
      if (last != null && order.compare(last, each) == 0) {
        last.waits.addAll(each.waits);
        last.signals.addAll(each.signals);
      } else {
        last = each;
        merged.add(each);
      }
    }
    return merged.toArray(new Action[0]);
  }

  private void findRegion() {
    from = to;
    while (from < actions.length && actions[from].unit < unit) {
      from++;
    }
    to = from;
    while (to < actions.length && actions[to].unit == unit) {
      to++;
    }
    if (from < to) {
      Arrays.fill(counts, 0);
    }
  }

  @Override
  public void unit() {
    for (int i = from; i < to; i++) {
      if (!actions[i].isDone && !constraints.isOff()) {
        constraints.missed(strand, actions[i].place);
      }
    }
    unit++;
    findRegion();
  }

  @Override
  public void before(int site) {
    strand.disturb();
    if (from == to) {
      return;
    }
    if (site >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(Sites.count(), site + 1));
    }
    counts[site]++;
    Action action = find(site);
    if (action != null) {
      for (int i = 0; i < action.waits.size(); i++) {
        constraints.await(action.waits.get(i));
      }
    }
  }

  @Override
  public void after(int site) {
    if (from == to || site >= counts.length) {
      return;
    }
    Action action = find(site);
    if (action != null && !action.isDone) {
      action.isDone = true;
      for (int i = 0; i < action.signals.size(); i++) {
        constraints.raise(action.signals.get(i));
      }
    }
  }

  private @Nullable Action find(int site) {
    int count = counts[site];
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      Action action = actions[middle];
      int order =
          action.site != site
              ? Integer.compare(action.site, site)
              : Integer.compare(action.count, count);
      if (order == 0) {
        return action;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return null;
  }
}
