package dev.jay.agent.scan;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Which labels of a method begin a basic block: targets of jumps and switches, and exception
 * handlers. Labels are known by their ordinal among the labels of the method, those of frames
 * included: who asks must read the class with its frames, too.
 */
public final class BlockStarts {
  private final Set<Integer> labels = new HashSet<>();

  private BlockStarts() {}

  /** Those of a class's methods, by name and descriptor. */
  public static Map<String, BlockStarts> of(ClassReader reader) {
    Map<String, BlockStarts> all = new HashMap<>();
    reader.accept(new Finder(all), 0);
    return all;
  }

  /** Whether the label of that ordinal begins a block. */
  public boolean contains(int label) {
    return labels.contains(label);
  }

  private static final class Finder extends ClassVisitor {
    private final Map<String, BlockStarts> all;

    Finder(Map<String, BlockStarts> all) {
      super(Opcodes.ASM9);
      this.all = all;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      BlockStarts starts = new BlockStarts();
      all.put(name + descriptor, starts);
      return new Targets(starts);
    }
  }

  private static final class Targets extends MethodVisitor {
    private final BlockStarts starts;
    private final Map<Label, Integer> ordinals = new HashMap<>();
    private final Set<Label> targets = new HashSet<>();
    private int labels;

    Targets(BlockStarts starts) {
      super(Opcodes.ASM9);
      this.starts = starts;
    }

    @Override
    public void visitLabel(Label label) {
      ordinals.put(label, labels++);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
      targets.add(label);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
      visitLookupSwitchInsn(otherwise, new int[0], labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
      targets.add(otherwise);
      targets.addAll(Set.of(labels.length == 0 ? new Label[0] : distinct(labels)));
    }

    private static Label[] distinct(Label[] labels) {
      return new HashSet<>(java.util.Arrays.asList(labels)).toArray(new Label[0]);
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
      targets.add(handler);
    }

    @Override
    public void visitEnd() {
      for (Label each : targets) {
        Integer ordinal = ordinals.get(each);
        if (ordinal != null) {
          starts.labels.add(ordinal);
        }
      }
    }
  }
}
