package dev.jay.analysis.learn;

import dev.jay.analysis.Trace;
import dev.jay.analysis.learn.Decisions.Place;
import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Races that did not occur and must not (PEREGRINE §4.1): accesses of two strands to one array, one
 * of them a write, between which the schedule leaves the order open. Where both indexes are fixed
 * they were seen to be apart. Else their ranges must be apart, which becomes a condition; where
 * that cannot be said or was not so, the loops that they come from must go round as often again, or
 * the inputs that they depend on are fixed.
 */
final class SharedMemory {
  private static final int MOST_RANGES = 24; // of one strand, between two operations, in one array

  private static final Set<String> SUMS_AND_PRODUCTS =
      Set.of("+", "-", "*", "neg", "toInt", "toLong");

  private final Trace trace;
  private final Inputs inputs;
  private final Set<Precondition> conditions = new LinkedHashSet<>();
  private final Set<Place> loops = new LinkedHashSet<>();
  private InputSet fixed = InputSet.EMPTY;
  private final IdentityHashMap<Ref, Map<Region, Use>> uses = new IdentityHashMap<>();

  /** What it does there with an array. */
  private static final class Use {
    final Set<Range> read = new LinkedHashSet<>();
    final Set<Range> written = new LinkedHashSet<>();
    final Set<Precondition> atoms = new LinkedHashSet<>(); // of its indexes
    InputSet inputs = InputSet.EMPTY; // that its indexes depend on in a way that is not known
  }

  SharedMemory(Trace trace, Inputs inputs) {
    this.trace = trace;
    this.inputs = inputs;
  }

  void access(int strand, int unit, Ref array, Value index, boolean writes) {
    Use use =
        uses.computeIfAbsent(array, k -> new LinkedHashMap<>())
            .computeIfAbsent(new Region(strand, unit), k -> new Use());
    Set<Range> ranges = writes ? use.written : use.read;
    Range range = index.span();
    ranges.add(ranges.size() < MOST_RANGES ? range : Range.unknown(range.causes()));
    if (index.symbol() != null) {
      Precondition expression = index.symbol().expression();
      if (expression == null) {
        use.inputs = use.inputs.with(index.symbol().inputs());
      } else {
        addAtoms(expression, use.atoms);
      }
    }
  }

  /**
   * What sums and products are made of: {@code (n + 15) / 16} of {@code (n + 15) / 16 * 16 + 3}.
   */
  private static void addAtoms(Precondition expression, Set<Precondition> atoms) {
    if (SUMS_AND_PRODUCTS.contains(expression.operator())) {
      for (Precondition each : expression.parts()) {
        addAtoms(each, atoms);
      }
    } else if (!expression.operator().equals("value")) {
      atoms.add(expression);
    }
  }

  /** What must hold of the inputs. */
  Set<Precondition> conditions() {
    return conditions;
  }

  /** The inputs that have to be fixed for want of a condition. */
  InputSet fixed() {
    return fixed;
  }

  /** The branches of loops whose trips have to be fixed for want of a condition. */
  Set<Place> loops() {
    return loops;
  }

  /** Compares all pairs; to be called once, when all accesses are known. */
  SharedMemory compared() {
    for (Map<Region, Use> regions : uses.values()) {
      List<Map.Entry<Region, Use>> all = new ArrayList<>(regions.entrySet());
      for (int i = 0; i < all.size(); i++) {
        for (int j = i + 1; j < all.size(); j++) {
          if (all.get(i).getKey().isConcurrent(all.get(j).getKey(), trace)) {
            Use a = all.get(i).getValue();
            Use b = all.get(j).getValue();
            boolean areApart = areApart(a.written, b.written);
            areApart &= areApart(a.written, b.read);
            areApart &= areApart(a.read, b.written);
            if (!areApart) {
              fix(a);
              fix(b);
            }
          }
        }
      }
    }
    return this;
  }

  /** Adds conditions; false if there are indexes without a loop that cannot be told apart. */
  private boolean areApart(Set<Range> some, Set<Range> others) {
    boolean areApart = true;
    for (Range a : some) {
      for (Range b : others) {
        if (isFixed(a) && isFixed(b) || Range.adjoin(a, b)) {
          continue;
        }
        Precondition condition = Range.apart(a, b);
        if (condition != null && condition.holds(inputs.values())) {
          conditions.add(condition);
        } else {
          loops.addAll(a.causes());
          loops.addAll(b.causes());
          areApart &= !a.causes().isEmpty() || !b.causes().isEmpty();
        }
      }
    }
    return areApart;
  }

  /** The indexes must be the same again. */
  private void fix(Use use) {
    fixed = fixed.with(use.inputs);
    for (Precondition each : use.atoms) {
      Object value = each.evaluate(inputs.values());
      if (value != null) {
        conditions.add(Precondition.of("=", each, Precondition.value(value)));
      }
    }
  }

  private static boolean isFixed(Range range) {
    Precondition low = range.low();
    return range.causes().isEmpty()
        && range.isExact()
        && low != null
        && low.operator().equals("value");
  }
}
