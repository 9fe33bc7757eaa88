package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.analysis.learn.Decisions.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A method that is executed again. */
final class Frame {
  final Method method;
  final Value[] locals;
  final boolean isCalledBack; // by code that is not traced

  /** What it was given, if its user says what it gives back; see {@link UserSummaries}. */
  @Nullable List<Value> given;

  int pc;

  /** The block that comes next is not known yet. */
  boolean needsBlock = true;

  /** A branch that was come to, whose operands are these; its way is the next block. */
  int branch = -1;

  List<Value> tested = List.of();

  /** By the branch of a loop that goes on: its counter when the loop began. */
  final Map<Integer, Value> entries = new HashMap<>();

  /** The branches of open loops that are under way, see {@link Loops}: here, and in the callers. */
  Set<Place> openHere = Set.of();

  Set<Place> openAround = Set.of();

  /** The call that is under way at pc, with its arguments; null if there is none. */
  @Nullable List<Value> call;

  /** What the method that was called gave back, if it is traced. */
  @Nullable Value returned;

  /** It has made operations. */
  boolean operates;

  /** Methods of the program that code which is not traced has called in the call. */
  boolean hasCallbacks;

  private final List<Value> stack = new ArrayList<>();

  Frame(Method method, boolean isCalledBack) {
    this.method = method;
    this.isCalledBack = isCalledBack;
    this.locals = new Value[method.node.maxLocals + 2];
  }

  /** A new object that is made here. */
  Ref fresh() {
    Ref ref = new Ref(0);
    ref.origin = new Place(method, pc);
    return ref;
  }

  void push(Value value) {
    stack.add(value);
  }

  Value pop() {
    return stack.remove(stack.size() - 1);
  }

  Value peek(int below) {
    return stack.get(stack.size() - 1 - below);
  }

  /** Puts a value below as many others. */
  void insert(int below, Value value) {
    stack.add(stack.size() - below, value);
  }

  /** Takes so many values; the first of them was the lowest. */
  List<Value> pop(int count) {
    List<Value> top = stack.subList(stack.size() - count, stack.size());
    List<Value> taken = new ArrayList<>(top);
    top.clear();
    return taken;
  }

  void clear() {
    stack.clear();
  }
}
