package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Threads write volatile fields by method handles, static ones and others, and read them, also by
 * those that VarHandles give; a handle still tells which field it is for, and refuses an object
 * that is none.
 */
public final class VolatileFieldHandles {
  private static volatile Object shared = "";
  private volatile int number;

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    Class<?> type = VolatileFieldHandles.class;
    MethodHandle setShared = lookup.findStaticSetter(type, "shared", Object.class);
    MethodHandle getShared = lookup.findStaticGetter(type, "shared", Object.class);
    MethodHandle setNumber = lookup.unreflectSetter(type.getDeclaredField("number"));
    MethodHandle getNumber = lookup.unreflectGetter(type.getDeclaredField("number"));
    VarHandle field = lookup.findVarHandle(type, "number", int.class);
    MethodHandle add = field.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
    VarHandle.AccessMode read = VarHandle.AccessMode.GET_VOLATILE;
    MethodHandle get = MethodHandles.varHandleInvoker(read, field.accessModeType(read));
    VolatileFieldHandles object = new VolatileFieldHandles();
    StringBuilder[] seen = new StringBuilder[3];
    Workers.run(
        3,
        worker -> {
          StringBuilder text = new StringBuilder();
          seen[worker] = text;
          try {
            for (int i = 0; i < 30; i++) {
              Work.uneven(worker, i);
              setShared.invoke((Object) (worker + "." + i));
              setNumber.invokeExact(object, 100 * worker + i);
              text.append(' ').append(getShared.invoke());
              text.append(' ').append((int) add.invoke(object, 1000));
              text.append(' ').append((int) get.invoke(field, object));
              text.append(' ').append((int) getNumber.invokeExact(object));
            }
          } catch (Throwable e) {
            throw new AssertionError(e);
          }
        });
    for (StringBuilder each : seen) {
      System.out.println("seen" + each);
    }
    try {
      System.out.println((int) getNumber.invokeExact((VolatileFieldHandles) null));
    } catch (NullPointerException e) {
      System.out.println("outcome no object");
    }
    System.out.println("outcome " + lookup.revealDirect(getNumber) + " " + getNumber.type());
    System.out.println("outcome " + (object.number % 100 + shared.toString().length() > 0));
  }
}
