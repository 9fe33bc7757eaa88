package dev.jay.analysis.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * A method of the program. Its instructions are numbered as in a trace: from 0, without labels,
 * lines and frames. Its name is the one of sites: {@code app.Main.run(I)V}.
 */
public final class Method {
  public final String owner; // internal name
  public final MethodNode node;
  public final String name; // as in sites
  public final List<AbstractInsnNode> instructions = new ArrayList<>();
  public final Type[] parameters; // with this, unless it is static
  public final boolean isStatic;
  private final IdentityHashMap<AbstractInsnNode, Integer> numbers = new IdentityHashMap<>();
  private final List<Integer> lines = new ArrayList<>();
  private final List<int[]> successors = new ArrayList<>();
  private final boolean[] begins; // by instruction: whether a basic block begins there
  private @Nullable Flow flow;
  private @Nullable Sources sources;

  Method(String owner, MethodNode node) {
    this.owner = owner;
    this.node = node;
    this.name = owner.replace('/', '.') + "." + node.name + node.desc;
    this.isStatic = (node.access & Opcodes.ACC_STATIC) != 0;
    this.parameters = parameters(owner, node, isStatic);
    int line = 0;
    for (AbstractInsnNode each : node.instructions) {
      if (each instanceof LineNumberNode number) {
        line = number.line;
      } else if (each.getOpcode() >= 0) {
        numbers.put(each, instructions.size());
        instructions.add(each);
        lines.add(line);
      }
    }
    this.begins = new boolean[instructions.size() + 1];
    for (int i = 0; i < instructions.size(); i++) {
      successors.add(targets(i));
    }
    markBlocks();
  }

  private static Type[] parameters(String owner, MethodNode node, boolean isStatic) {
    Type[] declared = Type.getArgumentTypes(node.desc);
    if (isStatic) {
      return declared;
    }
    Type[] all = new Type[declared.length + 1];
    all[0] = Type.getObjectType(owner);
    System.arraycopy(declared, 0, all, 1, declared.length);
    return all;
  }

  private void markBlocks() {
    begins[0] = true;
    for (int i = 0; i < instructions.size(); i++) {
      if (isJump(i)) {
        begins[i + 1] = true;
        for (int target : successors.get(i)) {
          begins[target] = true;
        }
        // A jump to the next instruction, too, is seen as the beginning of a block.
      }
    }
    for (TryCatchBlockNode each : node.tryCatchBlocks) {
      begins[number(each.handler)] = true;
    }
  }

  public boolean hasBody() {
    return !instructions.isEmpty();
  }

  /** Whether a basic block begins at that instruction. */
  public boolean begins(int instruction) {
    return begins[instruction];
  }

  /** The number of an instruction; of a label, the number of the instruction behind it. */
  public int number(AbstractInsnNode at) {
    AbstractInsnNode each = at;
    while (each != null && each.getOpcode() < 0) {
      each = each.getNext();
    }
    Integer found = each == null ? null : numbers.get(each);
    return found == null ? instructions.size() : found;
  }

  public int line(int instruction) {
    return lines.get(instruction);
  }

  /** Class, method and line, for people. */
  public String place(int instruction) {
    return owner.replace('/', '.') + "." + node.name + ":" + line(instruction);
  }

  /** Whether it is a jump or a switch. */
  public boolean isJump(int i) {
    AbstractInsnNode each = instructions.get(i);
    return each instanceof JumpInsnNode
        || each instanceof TableSwitchInsnNode
        || each instanceof LookupSwitchInsnNode;
  }

  /** Whether the instruction has several ways to go on, without exceptions. */
  public boolean isBranch(int i) {
    return isJump(i) && successors.get(i).length > 1;
  }

  /** Where the flow goes on from an instruction, without exceptions. */
  public int[] successors(int i) {
    return successors.get(i);
  }

  /** Whether the flow that begins at one instruction may come to the other. */
  public boolean leads(int from, int to) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      int i = open.pop();
      if (i == to) {
        return true;
      }
      if (i < instructions.size() && !seen.get(i)) {
        seen.set(i);
        for (int next : successors(i)) {
          open.push(next);
        }
      }
    }
    return false;
  }

  private int[] targets(int i) {
    AbstractInsnNode each = instructions.get(i);
    int opcode = each.getOpcode();
    if (each instanceof JumpInsnNode jump) {
      int target = number(jump.label);
      return opcode == Opcodes.GOTO || target == i + 1
          ? new int[] {target}
          : new int[] {i + 1, target};
    }
    if (each instanceof TableSwitchInsnNode choice) {
      return targets(choice.labels, choice.dflt);
    }
    if (each instanceof LookupSwitchInsnNode choice) {
      return targets(choice.labels, choice.dflt);
    }
    boolean ends = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    return ends || opcode == Opcodes.ATHROW || i + 1 == instructions.size()
        ? new int[0]
        : new int[] {i + 1};
  }

  private int[] targets(List<LabelNode> labels, LabelNode otherwise) {
    return java.util.stream.Stream.concat(labels.stream(), java.util.stream.Stream.of(otherwise))
        .mapToInt(this::number)
        .distinct()
        .toArray();
  }

  /** Whether an exception at that instruction can lead to that handler. */
  public boolean catches(int instruction, int handler) {
    for (TryCatchBlockNode each : node.tryCatchBlocks) {
      if (number(each.handler) == handler
          && number(each.start) <= instruction
          && instruction < number(each.end)) {
        return true;
      }
    }
    return false;
  }

  /** The handlers of exceptions. */
  public List<Integer> handlers() {
    return node.tryCatchBlocks.stream().map(each -> number(each.handler)).distinct().toList();
  }

  public boolean isSynchronized() {
    return (node.access & Opcodes.ACC_SYNCHRONIZED) != 0;
  }

  public Flow flow() {
    if (flow == null) {
      flow = new Flow(this);
    }
    return flow;
  }

  public Sources sources() {
    if (sources == null) {
      sources = Sources.of(this);
    }
    return sources;
  }

  @Override
  public String toString() {
    return name;
  }
}
