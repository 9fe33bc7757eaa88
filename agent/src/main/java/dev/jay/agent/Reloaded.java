package dev.jay.agent;

import dev.jay.runtime.explore.Statics;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Classes that the checker loads again for every run: what was made of one is kept, and whether it
 * has static fields that can change is told to the runtime.
 */
final class Reloaded {
  private static final String LOADER = "dev.jay.checker.AppLoader";

  private final Map<String, byte[][]> known = new HashMap<>(); // class to {before, after}

  boolean isOne(@Nullable ClassLoader loader) {
    return loader != null && loader.getClass().getName().equals(LOADER);
  }

  synchronized byte @Nullable [] find(String className, byte[] bytes) {
    byte[][] pair = known.get(className);
    return pair != null && Arrays.equals(pair[0], bytes) ? pair[1] : null;
  }

  void keep(String className, byte[] bytes, byte[] transformed) {
    new ClassReader(bytes)
        .accept(
            new StaticFields(),
            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    synchronized (this) {
      known.put(className, new byte[][] {bytes.clone(), transformed});
    }
  }

  /** Looks for static fields other than constants. */
  private static final class StaticFields extends ClassVisitor {
    StaticFields() {
      super(Opcodes.ASM9);
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
      if ((access & Opcodes.ACC_STATIC) != 0
          && (access & Opcodes.ACC_ENUM) == 0
          && !constant
          && !name.equals("$VALUES")) {
        Statics.noteThatTheyCanChange();
      }
      return null;
    }
  }
}
