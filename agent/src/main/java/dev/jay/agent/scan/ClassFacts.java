package dev.jay.agent.scan;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What other classes must know of a class: its superclass and its fields. It is read out of the
 * class file by hand: a class that comes from the cache is not parsed otherwise, and ASM need not
 * be loaded for it.
 */
final class ClassFacts {
  /** Of a class that could not be read. */
  static final ClassFacts UNKNOWN = new ClassFacts();

  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  final @Nullable String superName;
  final Map<String, Integer> fields = new HashMap<>(); // to their access flags

  private ClassFacts() {
    superName = null;
  }

  /** Throws a RuntimeException if it is no class file. */
  ClassFacts(byte[] file) {
    int[] pool = new int[u16(file, 8)]; // where the entries begin, after their tags
    int at = 10;
    for (int i = 1; i < pool.length; i++) {
      pool[i] = at + 1;
      int tag = file[at];
      at += 1 + length(file, at, tag);
      if (tag == LONG || tag == DOUBLE) {
        i++; // they take two places
      }
    }
    int superclass = u16(file, at + 4); // after access flags and class
    superName = superclass == 0 ? null : text(file, pool[u16(file, pool[superclass])]);
    at += 8 + 2 * u16(file, at + 6); // interfaces
    int number = u16(file, at);
    at += 2;
    for (int i = 0; i < number; i++) {
      fields.put(text(file, pool[u16(file, at + 2)]), u16(file, at));
      int attributes = u16(file, at + 6);
      at += 8; // access flags, name, descriptor, number of attributes
      for (int j = 0; j < attributes; j++) {
        at += 6 + (u16(file, at + 2) << 16 | u16(file, at + 4));
      }
    }
  }

  /** Of an entry of the constant pool, without its tag. */
  private static int length(byte[] file, int at, int tag) {
    switch (tag) {
      case UTF8:
        return 2 + u16(file, at + 1);
      case LONG:
      case DOUBLE:
        return 8;
      case CLASS:
      case STRING:
      case METHOD_TYPE:
      case MODULE:
      case PACKAGE:
        return 2;
      case METHOD_HANDLE:
        return 3;
      case INTEGER:
      case FLOAT:
      default: // members, names with types, dynamic constants
        return 4;
    }
  }

  private static int u16(byte[] file, int at) {
    return (file[at] & 0xFF) << 8 | (file[at + 1] & 0xFF);
  }

  /** A text of the constant pool, in the class file's own kind of UTF-8. */
  private static String text(byte[] file, int at) {
    int end = at + 2 + u16(file, at);
    StringBuilder text = new StringBuilder();
    for (int i = at + 2; i < end; ) {
      int first = file[i++];
      if (first >= 0) {
        text.append((char) first);
      } else if ((first & 0x20) == 0) {
        text.append((char) ((first & 0x1F) << 6 | (file[i++] & 0x3F)));
      } else {
        int second = file[i++] & 0x3F;
        text.append((char) ((first & 0x0F) << 12 | second << 6 | (file[i++] & 0x3F)));
      }
    }
    return text.toString();
  }
}
