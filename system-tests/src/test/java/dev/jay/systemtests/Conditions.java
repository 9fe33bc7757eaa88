package dev.jay.systemtests;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Conditions as `jay cache show` prints them, evaluated by the code that the command line uses. */
final class Conditions {
  private static final ClassLoader LOADER = loader();
  private static final Method PARSE = method("PreconditionParser", "parse", String.class);
  private static final Method HOLDS = method("Precondition", "holds", Map.class);

  private final List<Object> all = new ArrayList<>();

  Conditions(List<String> texts) {
    for (String each : texts) {
      all.add(call(PARSE, null, each));
    }
  }

  /** Whether all hold for these arguments. */
  boolean hold(List<String> arguments) {
    Map<String, Object> inputs = new HashMap<>();
    inputs.put("args", arguments.size());
    for (int i = 0; i < arguments.size(); i++) {
      inputs.put("arg" + i, arguments.get(i));
    }
    return all.stream().allMatch(each -> (Boolean) call(HOLDS, each, inputs));
  }

  private static Object call(Method method, Object on, Object with) {
    try {
      return method.invoke(on, with);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ClassLoader loader() {
    try {
      URL jar = Settings.jar("jay-cli").toUri().toURL();
      return new URLClassLoader(new URL[] {jar}, null);
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Method method(String type, String name, Class<?> parameter) {
    try {
      return Class.forName("dev.jay.schedules." + type, true, LOADER).getMethod(name, parameter);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
