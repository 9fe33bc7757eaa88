package dev.jay.schedules;

import dev.jay.trace.ReuseLog;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the schedule that fits the inputs (TERN §5.3, §5.4). Conditions stand in the order in which
 * the program reads its inputs, so entries that begin alike share the upper part of a way through
 * the tree: an edge is a condition, and where an entry's conditions end hangs its schedule. Under
 * equal conditions hang several; the first is used, the others are its backups.
 *
 * <p>At each node what has served best comes first, and the first that fits is taken. A condition
 * is looked at only when all above it hold, and once in a search, wherever it stands in the tree.
 * What is said of inputs that arrive later is seen to by who runs the program ({@link Candidate}).
 */
public final class DecisionTree {
  private static final byte HOLDS = 1;
  private static final byte FAILS = 2;

  /** By number; each text once. */
  private final List<Precondition> conditions = new ArrayList<>();

  private final Map<String, Integer> numbers = new HashMap<>();
  private final Set<String> late = new HashSet<>(); // names of inputs that are not known yet
  private final Map<String, ReuseLog.Counts> counts;
  private final Node root = new Node(-1, null);

  /** An edge with what is below it; or a schedule. */
  private static final class Node {
    final int condition;
    final @Nullable String schedule;
    final List<Node> below = new ArrayList<>();
    double rate; // of the best schedule below
    int reused; // the same

    Node(int condition, @Nullable String schedule) {
      this.condition = condition;
      this.schedule = schedule;
    }
  }

  /** No lambda: a program waits for what is found. */
  private static final Comparator<Node> BEST_FIRST =
      new Comparator<>() {
        @Override
        public int compare(Node a, Node b) {
          int order = Double.compare(b.rate, a.rate);
          order = order != 0 ? order : Integer.compare(b.reused, a.reused);
          return order != 0 ? order : Boolean.compare(a.schedule == null, b.schedule == null);
        }
      };

  private static final ReuseLog.Counts NEVER = new ReuseLog.Counts();

  /** {@code counts} are by the names of schedules. */
  public DecisionTree(Map<String, ReuseLog.Counts> counts) {
    this.counts = counts;
  }

  /** Puts a schedule in; {@link IllegalArgumentException} says which condition is none. */
  public void add(String name, EntryHead head) {
    for (LateInput each : head.late()) {
      late.add(each.name());
    }
    add(name, head.conditions());
  }

  void add(String name, List<String> texts) {
    int[] path = new int[texts.size()];
    for (int i = 0; i < path.length; i++) {
      path[i] = number(texts.get(i));
    }
    ReuseLog.Counts own = counts.getOrDefault(name, NEVER);
    Node node = root;
    for (int each : path) {
      node = below(node, each);
      raise(node, own);
    }
    Node leaf = new Node(-1, name);
    raise(leaf, own);
    node.below.add(leaf);
  }

  private int number(String text) {
    Integer known = numbers.get(text);
    if (known == null) {
      known = conditions.size();
      conditions.add(PreconditionParser.parse(text));
      numbers.put(text, known);
    }
    return known;
  }

  private static Node below(Node node, int condition) {
    for (Node each : node.below) {
      if (each.schedule == null && each.condition == condition) {
        return each;
      }
    }
    Node fresh = new Node(condition, null);
    node.below.add(fresh);
    return fresh;
  }

  private static void raise(Node node, ReuseLog.Counts counts) {
    if (counts.rate() >= node.rate) {
      node.rate = counts.rate();
      node.reused = Math.max(node.reused, counts.reused);
    }
  }

  /**
   * The schedules that fit, those first that are to be tried first, {@code most} at most.
   * Conditions about late inputs are taken to hold.
   */
  public List<String> find(Map<String, ?> inputs, int most) {
    List<String> found = new ArrayList<>();
    find(root, inputs, new byte[conditions.size()], most, found);
    return found;
  }

  /** Goes down in a loop where there is no way back, so that long ways need no deep stack. */
  private void find(Node from, Map<String, ?> inputs, byte[] known, int most, List<String> found) {
    Node node = from;
    while (node != null) {
      if (node.below.size() > 1) {
        node.below.sort(BEST_FIRST);
      }
      int last = node.below.size() - 1;
      Node next = null;
      for (int i = 0; i <= last && found.size() < most; i++) {
        Node each = node.below.get(i);
        if (each.schedule != null) {
          found.add(each.schedule);
        } else if (holds(each.condition, inputs, known)) {
          if (i == last) {
            next = each;
          } else {
            find(each, inputs, known, most, found);
          }
        }
      }
      node = next;
    }
  }

  private boolean holds(int condition, Map<String, ?> inputs, byte[] known) {
    if (known[condition] == 0) {
      Precondition of = conditions.get(condition);
      known[condition] = of.asksFor(late) || of.holds(inputs) ? HOLDS : FAILS;
    }
    return known[condition] == HOLDS;
  }
}
