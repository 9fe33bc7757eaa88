package dev.jay.runtime.hooks;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The methods of a class in one order. The JVM keeps them sorted by the addresses of their names,
 * which are chance; who goes through them (introspection, annotations, mocks) would do what it does
 * in another order in each run. Under Jay they are sorted by their names, then by their types.
 */
public final class Members {
  private static final Comparator<Method> BY_NAME = new ByName();

  private Members() {}

  /** What the JVM says are the methods of that class. */
  public static Method[] inOrder(Method[] methods, Class<?> type) {
    Arrays.sort(methods, BY_NAME);
    return methods;
  }

  private static final class ByName implements Comparator<Method> {
    @Override
    public int compare(Method a, Method b) {
      int order = a.getName().compareTo(b.getName());
      return order == 0 ? compareTypes(a, b) : order;
    }

    private static int compareTypes(Method a, Method b) {
      Class<?>[] ofA = a.getParameterTypes();
      Class<?>[] ofB = b.getParameterTypes();
      int order = Integer.compare(ofA.length, ofB.length);
      for (int i = 0; order == 0 && i < ofA.length; i++) {
        order = ofA[i].getName().compareTo(ofB[i].getName());
      }
      return order == 0
          ? a.getReturnType().getName().compareTo(b.getReturnType().getName())
          : order;
    }
  }
}
