package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.trace.TraceCode;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * One strand that is executed again. Entries of the trace lead: a block says where the method on
 * top goes on, a beginning puts another one on top, a value ends the call that is under way. Where
 * an instruction misses its entry it has thrown, and the entry that is there says who goes on: the
 * nearest method below that can.
 */
final class StrandRun {
  private final Machine machine;
  private final int strand;
  private final Entries in;
  private final Deque<Frame> frames = new ArrayDeque<>();
  private final Instructions instructions;
  private final Branches branches;
  private final Calls calls;
  private int unit;
  private boolean isBlocked;

  StrandRun(Machine machine, int strand) throws IOException {
    this.machine = machine;
    this.strand = strand;
    this.in = new Entries(machine.trace.memory(strand), machine.places);
    this.instructions = new Instructions(machine, this);
    this.branches = new Branches(machine, strand);
    this.calls = new Calls(machine, this);
  }

  boolean hasEnded() {
    return in.what == Entries.END;
  }

  /** Goes on as far as it can; says whether it has. */
  boolean run() throws IOException {
    boolean moves = false;
    isBlocked = !machine.hasBegun(strand);
    machine.decisions.in(strand, unit);
    while (!isBlocked && !hasEnded()) {
      Frame frame = frames.peek();
      if (frame == null || frame.needsBlock || frame.call != null) {
        entry(frame);
      } else {
        machine.instructions++;
        machine.coverage.execute(frame.method, frame.pc);
        instructions.execute(frame);
      }
      moves |= !isBlocked;
    }
    return moves;
  }

  /** The next entry says what happens. */
  private void entry(@Nullable Frame frame) throws IOException {
    switch (in.what) {
      case TraceCode.UNIT:
        takeUnit(frame);
        break;
      case TraceCode.BLOCK:
        block(in.site);
        in.next();
        break;
      case TraceCode.ENTER:
        enter(frame);
        break;
      case TraceCode.VALUE:
        value(frame);
        break;
      default:
        takeAccess(frame);
    }
  }

  // ---- Entries that instructions ask for

  /** Takes what stands before the value that an instruction gives; null if it gives none (yet). */
  @Nullable Value awaitValue(Frame frame) throws IOException {
    while (!isBlocked) {
      if (in.what == TraceCode.VALUE) {
        Value value = taken();
        in.next();
        return value;
      } else if (in.what == TraceCode.UNIT) {
        takeUnit(frame);
      } else if (in.isAccess() && !machine.places.isCall(in.site)) {
        takeAccess(frame);
      } else {
        frame.needsBlock = true; // it has thrown
        return null;
      }
    }
    return null;
  }

  /** Takes the entry of a write, if there is one; false if it is not its time. */
  boolean awaitWrite(Frame frame) throws IOException {
    boolean isThere =
        (in.what == TraceCode.WRITE || in.what == TraceCode.SILENT)
            && !machine.places.isCall(in.site)
            && machine.places.method(in.site) == frame.method;
    if (isThere) {
      takeAccess(frame);
    }
    return !isBlocked;
  }

  /** Takes the units of an instruction that is an operation; false if it is not their time. */
  boolean awaitUnits(Frame frame) throws IOException {
    while (!isBlocked && in.what == TraceCode.UNIT) {
      takeUnit(frame);
    }
    return !isBlocked;
  }

  private Value taken() {
    switch (in.site) {
      case TraceCode.INT:
      case TraceCode.LONG:
        return Value.number(in.site, TraceCode.unfolded(in.number), null);
      case TraceCode.FLOAT:
        return Value.number(in.site, in.number, null);
      case TraceCode.DOUBLE:
        return Value.number(in.site, Long.reverse(in.number), null);
      case TraceCode.OBJECT:
        return new Value(TraceCode.OBJECT, in.number, true, null, null); // bits: its number
      default:
        return Value.NULL;
    }
  }

  int number() {
    return strand;
  }

  /** Of the value that is taken, if it is a string from outside. */
  @Nullable String text() {
    return in.text;
  }

  /** An element of an array is accessed, or an object that was reached by one. */
  void touch(Value object, @Nullable Value index, boolean writes) {
    SharedMemory memory = machine.memory();
    if (memory == null) {
      return;
    }
    Value.Via via = object.via();
    if (via != null) {
      memory.access(strand, unit, via.array(), via.index(), writes);
    } else if (index != null && object.ref() != null) {
      memory.access(strand, unit, object.ref(), index, writes);
    }
  }

  private void takeUnit(@Nullable Frame frame) throws IOException {
    if (!machine.isNextUnit(strand, unit)) {
      isBlocked = true;
      return;
    }
    unit++;
    machine.unit();
    machine.decisions.in(strand, unit);
    if (frame != null && !frame.needsBlock) {
      frame.operates = true;
      machine.operations.add(new Decisions.Place(frame.method, frame.pc));
    }
    in.next();
  }

  private void takeAccess(@Nullable Frame frame) throws IOException {
    if (!machine.isNext(in)) {
      isBlocked = true;
      return;
    }
    machine.access(in);
    if (frame != null && frame.call != null && machine.places.isCall(in.site)) {
      bindReceiver(frame.call);
    }
    in.next();
  }

  private void bindReceiver(List<Value> arguments) {
    if (!arguments.isEmpty()) {
      machine.bound(arguments.get(0), in.object);
    }
  }

  // ---- Blocks

  private void block(int site) {
    Method method = machine.places.method(site);
    int at = machine.places.block(site);
    Frame frame = frames.peek();
    boolean goesOn = frame != null && frame.method == method && frame.needsBlock;
    boolean isHandler = method != null && method.handlers().contains(at);
    if (!goesOn || isHandler && frame != null && frame.branch < 0 && !follows(frame, at)) {
      frame = unwound(method);
    }
    if (frame == null) {
      return; // its class is not known
    }
    if (frame.branch >= 0) {
      branches.resolve(frame, at);
    }
    frame.pc = at;
    frame.needsBlock = false;
  }

  /** Whether the flow comes to that instruction without an exception. */
  private static boolean follows(Frame frame, int at) {
    int last = frame.pc - 1;
    if (frame.pc == 0) {
      return at == 0;
    }
    for (int next : frame.method.successors(last)) {
      if (next == at) {
        return true;
      }
    }
    return false;
  }

  /** The frame of a method that catches an exception, those above it taken away. */
  private @Nullable Frame unwound(@Nullable Method method) {
    while (!frames.isEmpty()) {
      Frame frame = frames.peek();
      if (frame.method == method) {
        frame.clear();
        frame.push(Value.unknown(TraceCode.OBJECT));
        frame.call = null;
        frame.branch = -1;
        return frame;
      }
      frames.pop();
    }
    return null;
  }

  // ---- Calls

  private void enter(@Nullable Frame caller) throws IOException {
    Method method = machine.places.method(in.site);
    in.next();
    if (method == null) {
      return;
    }
    List<Value> given = caller == null ? null : direct(caller, method);
    if (caller != null && caller.call != null && given == null) {
      caller.hasCallbacks = true;
    }
    Frame frame = new Frame(method, given == null);
    frame.openAround = caller == null ? Set.of() : Range.joined(caller.openAround, caller.openHere);
    boolean isConstructor = method.node.name.equals("<init>");
    List<Value> told = new ArrayList<>();
    for (int i = isConstructor ? 1 : 0; i < method.parameters.length; i++) {
      if (in.what != TraceCode.VALUE) {
        break;
      }
      told.add(taken());
      in.next();
    }
    if (given == null) {
      given = captured(method, told, isConstructor);
    }
    int local = 0;
    for (int i = 0; i < method.parameters.length; i++) {
      int at = isConstructor ? i - 1 : i;
      Value value = i < given.size() ? given.get(i) : Value.unknown(TraceCode.OBJECT);
      frame.locals[local] = at >= 0 && at < told.size() ? agreed(value, told.get(at)) : value;
      local += method.parameters[i].getSize();
    }
    frame.given = machine.userSummaries.arguments(frame);
    frames.push(frame);
    if (method.node.name.equals("main") && frames.size() == 1) {
      machine.begin(method, frame.locals[0]);
    }
  }

  /** The arguments, if the call that is under way begins this method itself; else null. */
  private @Nullable List<Value> direct(Frame caller, Method method) {
    List<Value> arguments = caller.call;
    if (arguments == null) {
      return null;
    }
    AbstractInsnNode insn = caller.method.instructions.get(caller.pc);
    if (!(insn instanceof MethodInsnNode call)) {
      return null;
    }
    if (call.name.equals(method.node.name) && call.desc.equals(method.node.desc)) {
      boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
      return isStatic == method.isStatic ? arguments : null;
    }
    Ref receiver = arguments.isEmpty() ? null : arguments.get(0).ref();
    if (receiver != null && receiver.body == method) {
      List<Value> all = new ArrayList<>(receiver.captured);
      all.addAll(arguments.subList(1, arguments.size()));
      return all.size() == method.parameters.length ? all : null;
    }
    return null;
  }

  /** What a method gets that code which is not traced has called: a lambda, what it captured. */
  private List<Value> captured(Method method, List<Value> told, boolean isConstructor) {
    List<Value> found = new ArrayList<>();
    for (int i = 0; i < method.parameters.length; i++) {
      found.add(Value.unknown(TraceCode.OBJECT));
    }
    if (isConstructor) {
      return found;
    }
    boolean isFirst = true;
    for (Ref lambda : machine.lambdas(method)) {
      if (!fits(lambda, told)) {
        continue;
      }
      for (int i = 0; i < lambda.captured.size() && i < found.size(); i++) {
        Value value = lambda.captured.get(i);
        Value before = found.get(i);
        boolean differs = !isFirst && !java.util.Objects.equals(before.symbol(), value.symbol());
        found.set(i, differs ? value.with(Symbol.either(before.symbol(), value.symbol())) : value);
      }
      isFirst = false;
    }
    return found;
  }

  /** Whether a lambda has captured what a call of its body was told. */
  private static boolean fits(Ref lambda, List<Value> told) {
    for (int i = 0; i < lambda.captured.size() && i < told.size(); i++) {
      Value captured = lambda.captured.get(i);
      Value seen = told.get(i);
      boolean isReference = seen.type() == TraceCode.OBJECT;
      Ref ref = captured.ref();
      if (isReference
          ? ref != null && ref.id != 0 && ref.id != seen.bits()
          : captured.isKnown() && captured.bits() != seen.bits()) {
        return false;
      }
    }
    return true;
  }

  /** The value that the program has, with its symbol, if the trace agrees; else the trace's. */
  Value agreed(Value value, Value told) {
    if (told.type() == TraceCode.OBJECT) {
      return machine.bound(value.type() == TraceCode.OBJECT ? value : Value.NULL, told.bits());
    }
    if (!value.isKnown()) {
      return told.with(value.symbol());
    }
    if (value.type() == told.type() && value.bits() == told.bits()) {
      return value;
    }
    if (value.symbol() != null) {
      machine.differences++;
    }
    return told;
  }

  /** A method ends. */
  void returns(Frame frame, @Nullable Value value) {
    frames.pop();
    Frame caller = frames.peek();
    if (caller != null && !frame.isCalledBack) {
      caller.returned =
          value == null || frame.given == null
              ? value
              : machine.userSummaries.result(frame.method, frame.given, value);
    }
  }

  /** The call that is under way has ended. */
  private void value(@Nullable Frame top) throws IOException {
    Frame frame = top;
    while (frame != null && frame.call == null) {
      frames.pop(); // it has thrown into code that is not traced
      frame = frames.peek();
    }
    if (frame != null) {
      calls.called(frame, taken(), in.site == TraceCode.NOTHING);
    }
    in.next();
  }
}
