package dev.jay.analysis.learn;

import dev.jay.analysis.Trace;
import dev.jay.analysis.code.Method;
import dev.jay.analysis.code.Program;
import dev.jay.trace.TraceCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Executes a trace again: the blocks that were executed, with values from the trace and expressions
 * over the inputs (PEREGRINE §6.1 does this while the program runs, here it is done afterwards).
 *
 * <p>Strands are executed in an order in which the trace could have come about: units in the order
 * of the schedule, accesses to the objects of a stripe in the order of their stamps. A strand goes
 * on until its next step is not the next in that order. The traced run had such an order, so some
 * strand can always go on; if none can, the trace is damaged.
 */
final class Machine {
  final Trace trace;
  final Program program;
  final Places places;
  final Inputs inputs = new Inputs();
  final LateInputs late = new LateInputs(inputs);
  final Decisions decisions = new Decisions();
  final Summaries summaries;
  final UserSummaries userSummaries = new UserSummaries();

  /** Holds the static fields. */
  final Value statics = Value.of(new Ref(-1));

  /** Calls of the JDK's and other instructions that were operations. */
  final Set<Decisions.Place> operations = new LinkedHashSet<>();

  /** Those that were operations at first only, and none when they were executed again. */
  final Set<Decisions.Place> operatedOnce = new LinkedHashSet<>();

  /** Where objects came from that an instruction was used on: arrays, and those of the JDK. */
  final Origins origins = new Origins();

  final Coverage coverage = new Coverage();

  /** How often the trace had another value than the execution. */
  long differences;

  long instructions;

  private final Map<Integer, Ref> objects = new HashMap<>();
  private final Map<Method, List<Ref>> lambdas = new HashMap<>();
  private final int[] stamps = new int[TraceCode.STRIPES];
  private int units;

  /** In the second execution, which knows the slice: ranges, and accesses to arrays. */
  private @Nullable Loops loops;

  private @Nullable SharedMemory memory;

  /** Executes the trace again to find the races that must not occur. */
  static SharedMemory shared(Machine first, Relevance relevance, Path directory)
      throws IOException {
    Machine second = new Machine(first.trace, first.program, directory);
    SharedMemory memory = new SharedMemory(first.trace, second.inputs);
    second.loops = new Loops(relevance);
    second.memory = memory;
    second.run();
    return memory.compared();
  }

  @Nullable Loops loops() {
    return loops;
  }

  @Nullable SharedMemory memory() {
    return memory;
  }

  Machine(Trace trace, Program program, Path directory) {
    this.trace = trace;
    this.program = program;
    this.places = new Places(trace.sites, program);
    this.summaries = new Summaries(inputs, directory, trace.head.words);
  }

  void run() throws IOException {
    List<StrandRun> open = new ArrayList<>();
    for (int strand = 0; strand < trace.strands(); strand++) {
      open.add(new StrandRun(this, strand));
    }
    boolean moves = true;
    while (moves && !open.isEmpty()) {
      moves = false;
      for (StrandRun each : List.copyOf(open)) {
        moves |= each.run();
        if (each.hasEnded()) {
          open.remove(each);
        }
      }
    }
    operatedOnce.removeIf(each -> !isReading(each));
    operations.removeAll(operatedOnce);
  }

  /**
   * A reader is its user's own after its first use, which is an operation: how often it is used
   * again does not matter.
   */
  private static boolean isReading(Decisions.Place place) {
    return place.method().instructions.get(place.instruction()) instanceof MethodInsnNode call
        && (call.owner.startsWith("java/io/")
            || call.owner.startsWith("java/nio/")
            || call.owner.equals("java/util/Scanner"));
  }

  /** The program's main begins, with its arguments. */
  void begin(Method main, Value arguments) {
    Ref array = arguments.ref();
    if (array == null) {
      return;
    }
    array.origin = new Decisions.Place(main, 0);
    List<String> given = Command.arguments(trace.head.words);
    array.length = Value.of(given.size()).with(inputs.symbol("args", given.size()));
    for (int i = 0; i < given.size(); i++) {
      Value text = Value.of(Ref.text(given.get(i)));
      array.put(i, text.with(inputs.symbol("arg" + i, given.get(i))));
    }
  }

  // ---- The order

  boolean hasBegun(int strand) {
    return trace.beginning(strand) < units;
  }

  boolean isNextUnit(int strand, int unit) {
    return trace.position(strand, unit) <= units;
  }

  void unit() {
    units++;
  }

  boolean isNext(Entries in) {
    return stamps[in.stripe] >= in.stamp;
  }

  void access(Entries in) {
    stamps[in.stripe] = Math.max(stamps[in.stripe], in.stamp + 1);
  }

  // ---- Objects

  /** The object of that number. */
  Value object(long number) {
    return number == 0 ? Value.NULL : Value.of(objects.computeIfAbsent((int) number, Ref::new));
  }

  /** The value's object is the one of that number, unless the trace says otherwise. */
  Value bound(Value value, long number) {
    Ref ref = value.ref();
    if (number == 0) {
      return ref == null ? value : Value.NULL;
    }
    if (ref == null) {
      return object(number).with(value.symbol());
    }
    if (ref.id == 0) {
      ref.id = (int) number;
      objects.putIfAbsent(ref.id, ref);
      return value;
    }
    if (ref.id == number) {
      return value;
    }
    differences++;
    return object(number);
  }

  // ---- Lambdas

  void made(Ref lambda, Method body) {
    lambdas.computeIfAbsent(body, k -> new ArrayList<>()).add(lambda);
  }

  /** The lambdas that are made of a method. */
  List<Ref> lambdas(Method body) {
    return lambdas.getOrDefault(body, List.of());
  }
}
