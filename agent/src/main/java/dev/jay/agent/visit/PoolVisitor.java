package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * For checking: where java.util.concurrent reads a pool out of a static field, the run's own pool
 * takes its place.
 */
final class PoolVisitor extends MethodVisitor {
  PoolVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    super.visitFieldInsn(opcode, owner, name, descriptor); // pool
    boolean pool =
        (owner.equals("java/util/concurrent/ForkJoinPool") && name.equals("common"))
            || (owner.equals("java/util/concurrent/CompletableFuture")
                && name.equals("ASYNC_POOL"));
    boolean delayer =
        owner.equals("java/util/concurrent/CompletableFuture$Delayer") && name.equals("delayer");
    if (opcode == Opcodes.GETSTATIC && (pool || delayer)) {
      String hook = pool ? "ofRun" : "delayerOfRun";
      Emit.hook(mv, "Pools", hook, "(Ljava/lang/Object;)Ljava/lang/Object;"); // pool
      mv.visitTypeInsn(Opcodes.CHECKCAST, Type.getType(descriptor).getInternalName());
    }
  }
}
