package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which instructions were executed in the traced run. */
final class Coverage {
  private final Map<Method, BitSet> executed = new HashMap<>();
  private @Nullable Method last;
  private BitSet ofLast = new BitSet();

  void execute(Method method, int instruction) {
    if (method != last) {
      last = method;
      ofLast = executed.computeIfAbsent(method, k -> new BitSet());
    }
    ofLast.set(instruction);
  }

  boolean contains(Method method, int instruction) {
    BitSet known = executed.get(method);
    return known != null && known.get(instruction);
  }
}
