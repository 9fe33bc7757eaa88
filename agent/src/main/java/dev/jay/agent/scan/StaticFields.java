package dev.jay.agent.scan;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Looks for static fields of a class, other than constants. */
public final class StaticFields extends ClassVisitor {
  private boolean canChange;

  private StaticFields() {
    super(Opcodes.ASM9);
  }

  /** Whether the class has any. */
  public static boolean canChange(byte[] bytes) {
    StaticFields fields = new StaticFields();
    new ClassReader(bytes)
        .accept(fields, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return fields.canChange;
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    boolean constant =
        (access & Opcodes.ACC_FINAL) != 0
            && (descriptor.length() == 1 || descriptor.equals("Ljava/lang/String;"));
    canChange |=
        (access & Opcodes.ACC_STATIC) != 0
            && (access & Opcodes.ACC_ENUM) == 0
            && !constant
            && !name.equals("$VALUES");
    return null;
  }
}
