package dev.jay.analysis.learn;

import dev.jay.analysis.learn.Decisions.Place;
import dev.jay.trace.TraceCode;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Fields, elements and arrays: reads have the values of the trace, with the symbols that were
 * stored.
 */
final class Memory {
  private final Machine machine;
  private final StrandRun strand;

  Memory(Machine machine, StrandRun strand) {
    this.machine = machine;
    this.strand = strand;
  }

  boolean load(Frame frame) throws IOException {
    Value told = strand.awaitValue(frame);
    if (told == null) {
      return false;
    }
    Value index = frame.pop();
    Value array = frame.pop();
    machine.origins.use(frame.method, frame.pc, array.ref());
    strand.touch(array, index, false);
    Value value = part(array, (int) index.bits(), told, index.symbol());
    Ref ref = array.ref();
    boolean isOpen = index.range() != null || index.symbol() != null;
    boolean isReference = value.type() == TraceCode.OBJECT;
    Set<Place> open = Range.joined(frame.openAround, frame.openHere);
    if (machine.loops() != null && isOpen && isReference && ref != null) {
      value = value.through(ref, index);
    } else if (machine.loops() != null && !isReference && (isOpen || !open.isEmpty())) {
      value = value.in(Range.unknown(Range.joined(open, index.span().causes())));
    } else if (array.via() != null && value.type() == TraceCode.OBJECT) {
      value = value.through(array.via().array(), array.via().index());
    }
    frame.push(value);
    return true;
  }

  /** What a part of an object holds, as the trace says, with the symbol that was stored there. */
  private Value part(Value object, Object part, Value told, @Nullable Symbol place) {
    Ref ref = object.ref();
    Value stored = ref == null ? null : ref.get(part);
    Value value =
        stored == null
            ? strand.agreed(Value.unknown(told.type()), told)
            : strand.agreed(stored, told);
    Symbol around = ref == null ? null : Symbol.either(ref.state, place);
    boolean isElement = part instanceof Integer;
    if (around == null || (!isElement && value.symbol() != null)) {
      return value;
    }
    return value.symbol() == null
        ? value.with(around)
        : place == null ? value : value.with(Symbol.either(value.symbol(), around));
  }

  boolean store(Frame frame) throws IOException {
    if (!strand.awaitWrite(frame)) {
      return false;
    }
    Value value = frame.pop();
    Value index = frame.pop();
    Value object = frame.pop();
    Ref array = object.ref();
    strand.touch(object, index, true);
    machine.origins.use(frame.method, frame.pc, array);
    if (array != null) {
      array.put((int) index.bits(), value);
      if (index.symbol() != null) {
        array.state = Symbol.either(array.state, index.symbol());
      }
    }
    return true;
  }

  boolean field(Frame frame, int opcode, FieldInsnNode access) throws IOException {
    boolean reads = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    String name = machine.program.declaring(access.owner, access.name) + "." + access.name;
    if (reads) {
      Value told = strand.awaitValue(frame);
      if (told == null) {
        return false;
      }
      Value object = isStatic ? machine.statics : frame.pop();
      Value value = part(object, name, told, null);
      strand.touch(object, null, false);
      if (object.via() != null && value.type() == TraceCode.OBJECT) {
        value = value.through(object.via().array(), object.via().index());
      }
      if (name.equals("java/lang/System.in") && value.ref() != null) {
        value.ref().state = Symbol.outside("standard input");
      }
      frame.push(value);
      return true;
    }
    int flags = machine.program.access(access.owner, access.name);
    boolean isReady =
        (flags & Opcodes.ACC_VOLATILE) != 0
            ? strand.awaitUnits(frame)
            : (flags & Opcodes.ACC_FINAL) != 0 || strand.awaitWrite(frame);
    if (!isReady) {
      return false;
    }
    Value value = frame.pop();
    Value object = isStatic ? machine.statics : frame.pop();
    strand.touch(object, null, true);
    if (object.ref() != null) {
      object.ref().put(name, value);
    }
    return true;
  }

  boolean length(Frame frame) throws IOException {
    Value told = strand.awaitValue(frame);
    if (told == null) {
      return false;
    }
    Value array = frame.pop();
    Value known = array.ref() == null ? null : array.ref().length;
    frame.push(
        known == null
            ? told.with(Symbol.either(array.dependence(), null))
            : strand.agreed(known, told));
    return true;
  }

  boolean newArray(Frame frame, int dimensions) throws IOException {
    Value told = strand.awaitValue(frame);
    if (told == null) {
      return false;
    }
    List<Value> lengths = frame.pop(dimensions);
    Ref array = frame.fresh();
    array.length = lengths.get(0);
    frame.push(machine.bound(Value.of(array), told.bits()));
    return true;
  }
}
