package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.analysis.code.Program;
import dev.jay.trace.Site;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the numbers of a trace's sites stand for in the program's class files. */
final class Places {
  private final @Nullable Method[] methods; // by site
  private final int[] blocks; // by site: the first instruction of the block
  private final boolean[] elements;
  private final boolean[] calls;

  Places(List<String> sites, Program program) {
    this.methods = new Method[sites.size()];
    this.blocks = new int[sites.size()];
    this.elements = new boolean[sites.size()];
    this.calls = new boolean[sites.size()];
    for (int i = 0; i < methods.length; i++) {
      String text = sites.get(i);
      int end = text.lastIndexOf('#');
      if (!Site.isPlace(text)) {
        continue;
      }
      methods[i] = program.method(text.substring(0, end));
      elements[i] = Site.isElement(text);
      calls[i] = Site.isCall(text);
      if (text.indexOf(" block ", end) > 0) {
        blocks[i] = Integer.parseInt(Site.target(text));
      }
    }
  }

  /** The classes, internal names, in which something was traced. */
  static Set<String> classes(List<String> sites) {
    Set<String> found = new LinkedHashSet<>();
    for (String text : sites) {
      int parameters = text.indexOf('(');
      if (Site.isPlace(text) && parameters > 0) {
        String method = text.substring(0, parameters);
        found.add(method.substring(0, method.lastIndexOf('.')).replace('.', '/'));
      }
    }
    return found;
  }

  int count() {
    return methods.length;
  }

  /** The method, or null if its class was not found. */
  @Nullable Method method(int site) {
    return methods[site];
  }

  int block(int site) {
    return blocks[site];
  }

  boolean isElement(int site) {
    return elements[site];
  }

  /** Whether it is a call on a collection. */
  boolean isCall(int site) {
    return calls[site];
  }
}
