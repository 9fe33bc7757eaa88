package dev.jay.agent.visit;

import dev.jay.runtime.core.Sites;
import dev.jay.trace.Site;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;

/** Puts hooks around the accesses that a hybrid schedule orders, and around no others. */
final class OrderVisitor extends PlainAccessVisitor {
  private final String hooks;

  private OrderVisitor(
      MethodVisitor next,
      ClassContext context,
      String name,
      String descriptor,
      Set<String> places,
      String hooks) {
    super(next, context, name, descriptor, places);
    this.hooks = hooks;
  }

  static OrderVisitor ofProgram(
      MethodVisitor next,
      ClassContext context,
      String name,
      String descriptor,
      Set<String> places) {
    return new OrderVisitor(next, context, name, descriptor, places, "Ordered");
  }

  static OrderVisitor ofJdk(
      MethodVisitor next,
      ClassContext context,
      String name,
      String descriptor,
      Set<String> places) {
    return new OrderVisitor(next, context, name, descriptor, places, JDK_HOOKS);
  }

  @Override
  void beforeField(int opcode, String owner, String name, String descriptor, String site) {
    hook("before", site);
  }

  @Override
  void beforeElement(int opcode, String site) {
    hook("before", site);
  }

  @Override
  void beforeCall(String owner, String name, String descriptor, String site) {
    hook("before", site);
  }

  @Override
  void after(boolean writes, boolean isCall, String site) {
    hook("after", site);
  }

  private void hook(String name, String site) {
    Emit.number(mv, Sites.number(Site.place(site)));
    Emit.hook(mv, hooks, name, "(I)V");
  }
}
