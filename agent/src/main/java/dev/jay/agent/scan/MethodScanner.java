package dev.jay.agent.scan;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Goes from method to method of a class file, and from instruction to instruction of a method, and
 * makes nothing of what it passes. ASM's parser tells a visitor of everything, which is needed
 * where something is changed; most methods of the JDK are only looked at. And that parser is one
 * method so large that the JVM, once it finds it hot, compiles it for a second, on a core that the
 * program could use: methods that are not parsed do not make it hot.
 *
 * <p>A cursor: {@link #next} goes to a method, which can be asked then; its instructions are gone
 * through once.
 */
public final class MethodScanner {
  private static final int WIDE = 196;
  private static final int GOTO_W = 200;
  private static final int JSR_W = 201;

  private final ClassReader reader;
  private final char[] buffer;
  private int membersLeft;
  private int nextMember;
  private int member;
  private int code; // of the method, where its length stands; 0 if it has none
  private int instruction;
  private int nextInstruction;
  private int end;

  public MethodScanner(ClassReader reader) {
    this.reader = reader;
    this.buffer = new char[reader.getMaxStringLength()];
    int interfaces = reader.header + 6; // access flags, class, superclass
    nextMember = interfaces + 2 + 2 * reader.readUnsignedShort(interfaces);
    beginMembers(); // the fields
    while (next()) {}
    beginMembers(); // the methods
  }

  private void beginMembers() {
    membersLeft = reader.readUnsignedShort(nextMember);
    nextMember += 2;
  }

  /** Goes to the next method; false when there is none. */
  public boolean next() {
    if (membersLeft == 0) {
      return false;
    }
    membersLeft--;
    member = nextMember;
    code = 0;
    int attribute = member + 8; // access flags, name, descriptor, number of attributes
    for (int left = reader.readUnsignedShort(member + 6); left > 0; left--) {
      if ("Code".equals(reader.readUTF8(attribute, buffer))) {
        code = attribute + 10; // name, length, stack, locals
      }
      attribute += 6 + reader.readInt(attribute + 2);
    }
    nextMember = attribute;
    nextInstruction = code + 4;
    end = code == 0 ? 0 : nextInstruction + reader.readInt(code);
    return true;
  }

  int access() {
    return reader.readUnsignedShort(member);
  }

  public String name() {
    return reader.readUTF8(member + 2, buffer);
  }

  public String descriptor() {
    return reader.readUTF8(member + 4, buffer);
  }

  /** How many local variables the method has. */
  public int locals() {
    return code == 0 ? 0 : reader.readUnsignedShort(code - 2);
  }

  /** Goes to the next instruction of the method; false when there is none. */
  boolean nextInstruction() {
    if (nextInstruction >= end) {
      return false;
    }
    instruction = nextInstruction;
    nextInstruction += length();
    return true;
  }

  int opcode() {
    return reader.readByte(instruction);
  }

  /** The place in the constant pool that the instruction names. */
  int operand() {
    return reader.readUnsignedShort(instruction + 1);
  }

  private int length() {
    int opcode = opcode();
    switch (opcode) {
      case Opcodes.BIPUSH:
      case Opcodes.LDC:
      case Opcodes.ILOAD:
      case Opcodes.LLOAD:
      case Opcodes.FLOAD:
      case Opcodes.DLOAD:
      case Opcodes.ALOAD:
      case Opcodes.ISTORE:
      case Opcodes.LSTORE:
      case Opcodes.FSTORE:
      case Opcodes.DSTORE:
      case Opcodes.ASTORE:
      case Opcodes.RET:
      case Opcodes.NEWARRAY:
        return 2;
      case Opcodes.TABLESWITCH:
        {
          int operands = aligned();
          int cases = reader.readInt(operands + 8) - reader.readInt(operands + 4) + 1;
          return operands + 12 + 4 * cases - instruction;
        }
      case Opcodes.LOOKUPSWITCH:
        {
          int operands = aligned();
          return operands + 8 + 8 * reader.readInt(operands + 4) - instruction;
        }
      case Opcodes.INVOKEINTERFACE:
      case Opcodes.INVOKEDYNAMIC:
      case GOTO_W:
      case JSR_W:
        return 5;
      case WIDE:
        return reader.readByte(instruction + 1) == Opcodes.IINC ? 6 : 4;
      case Opcodes.MULTIANEWARRAY:
        return 4;
      default:
        return hasShort(opcode) ? 3 : 1;
    }
  }

  /** Whether two bytes follow: an index, an offset, a number. */
  private static boolean hasShort(int opcode) {
    return opcode == Opcodes.SIPUSH
        || opcode == Opcodes.LDC + 1 // LDC_W
        || opcode == Opcodes.LDC + 2 // LDC2_W
        || opcode == Opcodes.IINC
        || (opcode >= Opcodes.IFEQ && opcode <= Opcodes.JSR)
        || (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.NEW)
        || opcode == Opcodes.ANEWARRAY
        || opcode == Opcodes.CHECKCAST
        || opcode == Opcodes.INSTANCEOF
        || opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL;
  }

  /** Where the operands of a switch begin: at a multiple of four from the first instruction. */
  private int aligned() {
    int first = code + 4;
    return first + ((instruction - first) / 4 + 1) * 4;
  }

  /**
   * What is in the method, whose instructions are gone through once: the marks that the members
   * which it uses have at their places in the constant pool, {@link Trait#MONITOR}, {@link
   * Trait#SYNCHRONIZED} and {@link Trait#BRANCHES}.
   */
  public int traits(byte[] marks) {
    int traits = (access() & Opcodes.ACC_SYNCHRONIZED) == 0 ? 0 : Trait.SYNCHRONIZED;
    if (code != 0 && reader.readUnsignedShort(end) > 0) {
      traits |= Trait.BRANCHES; // it has handlers
    }
    while (nextInstruction()) {
      int opcode = opcode();
      if (usesMember(opcode)) {
        traits |= marks[index()];
      } else if (opcode == Opcodes.MONITORENTER) {
        traits |= Trait.MONITOR;
      } else if (isBranch(opcode)) {
        traits |= Trait.BRANCHES;
      }
    }
    return traits;
  }

  /**
   * The loops of the method, whose instructions are gone through once; null if it has none. Marked
   * are the places of clocks in the constant pool.
   */
  public @Nullable Loops loops(boolean[] clocks) {
    Loops loops = null;
    Places calls = new Places();
    Places readings = new Places();
    while (nextInstruction()) {
      int opcode = opcode();
      if (isCall(opcode)) {
        calls.add(instruction);
        if (opcode != Opcodes.MONITORENTER && clocks[index()]) {
          readings.add(instruction);
        }
      }
      int distance = distance(opcode);
      if (distance <= 0) {
        loops = loops == null ? new Loops() : loops;
        loops.add(instruction + distance, instruction);
      }
    }
    if (loops != null) {
      loops.weigh(calls, readings);
    }
    return loops;
  }

  private static boolean isCall(int opcode) {
    return (opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEDYNAMIC)
        || opcode == Opcodes.MONITORENTER;
  }

  /** How far the instruction may jump; more than zero if it is no jump. */
  private int distance(int opcode) {
    if (opcode == GOTO_W || opcode == JSR_W) {
      return reader.readInt(instruction + 1);
    }
    return isJump(opcode) ? reader.readShort(instruction + 1) : 1;
  }

  private static boolean usesMember(int opcode) {
    return opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.INVOKEDYNAMIC;
  }

  /** The index into the constant pool that the instruction begins with. */
  private int index() {
    return reader.readUnsignedShort(instruction + 1);
  }

  private static boolean isJump(int opcode) {
    return (opcode >= Opcodes.IFEQ && opcode <= Opcodes.JSR)
        || opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL;
  }

  private static boolean isBranch(int opcode) {
    return isJump(opcode)
        || (opcode >= Opcodes.RET && opcode <= Opcodes.LOOKUPSWITCH)
        || opcode == GOTO_W
        || opcode == JSR_W;
  }
}
