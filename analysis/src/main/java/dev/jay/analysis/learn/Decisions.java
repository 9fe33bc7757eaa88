package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the traced run decided by its inputs, by the instruction that decided: the condition that
 * held. Of comparisons of one expression with many constants, as a loop makes them, only the
 * strongest are kept.
 */
final class Decisions {
  /** An instruction. */
  record Place(@Nullable Method of, int instruction) {
    Method method() {
      return java.util.Objects.requireNonNull(of);
    }

    @Override
    public String toString() {
      return method().place(instruction);
    }
  }

  /** What was decided there. */
  static final class Decided {
    final Map<Object, Precondition> conditions = new LinkedHashMap<>(); // by what they replace

    /** Inputs on which it depended in a way that is not known. */
    InputSet pinned = InputSet.EMPTY;

    /**
     * What the branch itself compared, where inputs decided in a way that is not known: conditions
     * that can be told when it is executed. Null if they are too many, or it is no branch.
     */
    @Nullable List<Precondition> seen = new ArrayList<>();

    /** What else it depended on that is not known at start, or null. */
    @Nullable String outside;

    /** How often it was decided by inputs. */
    long times;

    /** In which regions. */
    final Set<Region> regions = new HashSet<>();
  }

  private Region region = new Region(0, 0);

  /** The decisions that follow are made there. */
  void in(int strand, int unit) {
    if (region.strand() != strand || region.unit() != unit) {
      region = new Region(strand, unit);
    }
  }

  private static final int MOST = 200; // conditions of one instruction
  private static final int MOST_SEEN = 2000; // of one branch

  private final Map<Place, Decided> all = new LinkedHashMap<>();

  Map<Place, Decided> all() {
    return all;
  }

  private Decided at(Method method, int instruction) {
    Decided found = all.computeIfAbsent(new Place(method, instruction), k -> new Decided());
    found.times++;
    found.regions.add(region);
    return found;
  }

  /**
   * A branch went by values that depend on inputs in a way that is not known: these conditions held
   * of what it compared.
   */
  void see(Method method, int instruction, Symbol symbol, List<Precondition> conditions) {
    pin(method, instruction, symbol, conditions);
  }

  /** Something was done by a value that depends on inputs in a way that is not known. */
  void pin(Method method, int instruction, Symbol symbol) {
    pin(method, instruction, symbol, null);
  }

  private void pin(
      Method method, int instruction, Symbol symbol, @Nullable List<Precondition> seen) {
    Decided decided = at(method, instruction);
    if (seen == null || decided.seen == null || decided.seen.size() + seen.size() > MOST_SEEN) {
      decided.seen = null;
    } else {
      decided.seen.addAll(seen);
    }
    decided.pinned = decided.pinned.with(symbol.inputs());
    if (symbol.outside() != null) {
      decided.outside = symbol.outside();
    }
  }

  /** A comparison {@code a relation b} held. */
  void compare(Method method, int instruction, Value a, String relation, Value b) {
    Symbol joined = Symbol.either(a.symbol(), b.symbol());
    if (joined == null) {
      return;
    }
    Precondition x = a.expression();
    Precondition y = b.expression();
    if (x == null || y == null || joined.outside() != null) {
      pin(method, instruction, joined);
      return;
    }
    Decided decided = at(method, instruction);
    if (b.symbol() == null) {
      keep(decided, x, relation, b, joined);
    } else if (a.symbol() == null) {
      keep(decided, y, mirrored(relation), a, joined);
    } else {
      add(decided, Precondition.of(relation, x, y), joined);
    }
  }

  /** Too many conditions are no help: the inputs are fixed instead. */
  private static void add(Decided decided, Precondition condition, Symbol symbol) {
    if (decided.conditions.size() < MOST) {
      decided.conditions.put(condition, condition);
    } else {
      decided.pinned = decided.pinned.with(symbol.inputs());
      decided.seen = null;
    }
  }

  /** A condition held, or did not. */
  void decide(Method method, int instruction, Precondition condition, boolean held, Symbol symbol) {
    Precondition fact = held ? condition : Precondition.of("not", condition);
    add(at(method, instruction), fact, symbol);
  }

  /** Keeps the stronger one of two bounds. */
  private static void keep(
      Decided decided, Precondition x, String relation, Value number, Symbol symbol) {
    Precondition bound = Precondition.value(Objects.requireNonNull(number.constant()));
    Precondition condition = Precondition.of(relation, x, bound);
    boolean isBound = !relation.equals("=") && !relation.equals("!=");
    Object key = isBound ? new Bound(x, relation) : condition;
    Precondition known = decided.conditions.get(key);
    if (known == null && decided.conditions.size() >= MOST) {
      decided.pinned = decided.pinned.with(symbol.inputs());
      decided.seen = null;
    } else if (known == null || isBound && isStronger(relation, number, known.parts().get(1))) {
      decided.conditions.put(key, condition);
    }
  }

  private record Bound(Precondition of, String relation) {}

  private static boolean isStronger(String relation, Value number, Precondition known) {
    Object a = number.constant();
    Object b = known.leaf();
    if (!(a instanceof Number x) || !(b instanceof Number y)) {
      return false;
    }
    int order =
        a instanceof Integer || a instanceof Long
            ? Long.compare(x.longValue(), y.longValue())
            : Double.compare(x.doubleValue(), y.doubleValue());
    return relation.startsWith("<") ? order < 0 : order > 0;
  }

  static String mirrored(String relation) {
    return switch (relation) {
      case "<" -> ">";
      case "<=" -> ">=";
      case ">" -> "<";
      case ">=" -> "<=";
      default -> relation;
    };
  }

  static String negated(String relation) {
    return switch (relation) {
      case "<" -> ">=";
      case "<=" -> ">";
      case ">" -> "<=";
      case ">=" -> "<";
      case "=" -> "!=";
      default -> "=";
    };
  }
}
