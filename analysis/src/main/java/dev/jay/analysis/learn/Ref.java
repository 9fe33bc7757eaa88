package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.analysis.learn.Decisions.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An object of the traced program. Of its fields and elements those are kept that depend on inputs
 * or refer to objects; the trace has the values of all others.
 */
final class Ref {
  /** Its number in the trace, or 0 as long as that is not known. */
  int id;

  /** Where it was made, or came in from code that is not traced; null if that is not known. */
  @Nullable Place origin;

  /** Of a string that is known. */
  @Nullable String text;

  /** Of an array. */
  @Nullable Value length;

  /** What its state depends on that code which is not traced has changed. */
  @Nullable Symbol state;

  /** Of an array: what its elements have depended on. */
  @Nullable Symbol held;

  /** Of an object that stands for a value, a path or a number: that value. */
  @Nullable Value stands;

  /** Of a lambda: what it calls, and what it has captured. */
  @Nullable Method body;

  List<Value> captured = List.of();

  private final Map<Object, Value> parts = new HashMap<>(); // by field or index

  Ref(int id) {
    this.id = id;
  }

  static Ref text(String text) {
    Ref ref = new Ref(0);
    ref.text = text;
    return ref;
  }

  void put(Object part, Value value) {
    if (part instanceof Integer && value.symbol() != null) {
      held = Symbol.either(held, value.symbol());
    }
    if (value.symbol() != null || value.ref() != null || value.range() != null) {
      parts.put(part, value);
    } else {
      parts.remove(part);
    }
  }

  @Nullable Value get(Object part) {
    return parts.get(part);
  }
}
