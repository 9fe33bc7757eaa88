package dev.jay.agent.scan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * What the methods of one class do that bears on other threads, and whom they call, as far as its
 * class file says. A method is looked at when it is asked for: of most classes it is enough to know
 * that they have no initialiser.
 */
final class ClassBodies {
  static final String INITIALISER = "<clinit>()V";

  final @Nullable String superName;
  final boolean isInterface;
  private final ClassReader reader;
  private final String self;
  private final Map<String, Integer> fields; // to their access flags
  private final Map<String, Integer> methods = new HashMap<>(); // to their places, from 0
  private final Map<String, Body> bodies = new HashMap<>(); // of those that were asked for

  /** One method. */
  static final class Body {
    /** It locks, waits, starts a thread or the like, or nobody knows. */
    boolean meetsOthers;

    /** Fields of classes of the program that it uses. */
    final List<Member> fields = new ArrayList<>();

    /** Methods of classes of the program that it calls, and initialisers that it may start. */
    final List<Member> calls = new ArrayList<>();
  }

  /** A field by its name, or a method by name and descriptor. */
  static final class Member {
    final String owner;
    final String key;

    Member(String owner, String key) {
      this.owner = owner;
      this.key = key;
    }
  }

  ClassBodies(byte[] file) {
    reader = new ClassReader(file);
    self = reader.getClassName();
    superName = reader.getSuperName();
    isInterface = (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
    fields = new ClassFacts(file).fields;
    for (MethodScanner method = new MethodScanner(reader); method.next(); ) {
      methods.put(method.name() + method.descriptor(), methods.size());
    }
  }

  boolean hasMethod(String key) {
    return methods.containsKey(key);
  }

  boolean hasStatic(String field) {
    return (fields.getOrDefault(field, 0) & Opcodes.ACC_STATIC) != 0;
  }

  boolean isVolatile(String field) {
    return (fields.getOrDefault(field, 0) & Opcodes.ACC_VOLATILE) != 0;
  }

  /** That method of the class, if it has it. */
  synchronized @Nullable Body body(String key) {
    Integer place = methods.get(key);
    if (place == null) {
      return null;
    }
    Body known = bodies.get(key);
    if (known == null) {
      MethodScanner method = new MethodScanner(reader);
      for (int i = 0; i <= place; i++) {
        method.next();
      }
      known = new Body();
      new Look(method, known, key.equals(INITIALISER)).go();
      bodies.put(key, known);
    }
    return known;
  }

  /** Goes through the instructions of one method. */
  private final class Look {
    private final MethodScanner method;
    private final Body body;
    private final boolean isInitialiser;
    private final char[] buffer = new char[reader.getMaxStringLength()];

    Look(MethodScanner method, Body body, boolean isInitialiser) {
      this.method = method;
      this.body = body;
      this.isInitialiser = isInitialiser;
    }

    void go() {
      int unknown = Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE;
      body.meetsOthers = (method.access() & unknown) != 0;
      while (method.nextInstruction()) {
        int opcode = method.opcode();
        switch (opcode) {
          case Opcodes.MONITORENTER -> body.meetsOthers = true;
          case Opcodes.NEW -> initialises(reader.readUTF8(item(), buffer));
          case Opcodes.GETSTATIC, Opcodes.PUTSTATIC, Opcodes.GETFIELD, Opcodes.PUTFIELD ->
              uses(opcode <= Opcodes.PUTSTATIC);
          case Opcodes.INVOKEVIRTUAL,
              Opcodes.INVOKESPECIAL,
              Opcodes.INVOKESTATIC,
              Opcodes.INVOKEINTERFACE ->
              calls(opcode == Opcodes.INVOKESTATIC);
          case Opcodes.INVOKEDYNAMIC -> makesFunction();
          default -> {}
        }
      }
    }

    private int item() {
      return reader.getItem(method.operand());
    }

    private int nameAndType() {
      return reader.getItem(reader.readUnsignedShort(item() + 2));
    }

    private String owner() {
      return reader.readClass(item(), buffer);
    }

    private void uses(boolean isStatic) {
      String owner = owner();
      if (isStatic) {
        initialises(owner);
      }
      boolean isBeforeOthers = isStatic && isInitialiser && owner.equals(self);
      if (!isBeforeOthers && !Hierarchy.isJdk(owner)) {
        body.fields.add(new Member(owner, reader.readUTF8(nameAndType(), buffer)));
      }
    }

    private void calls(boolean isStatic) {
      String owner = owner();
      String name = reader.readUTF8(nameAndType(), buffer);
      if (Hierarchy.isJdk(owner)) {
        body.meetsOthers |= Meetings.areIn(owner, name);
        return;
      }
      body.calls.add(new Member(owner, name + reader.readUTF8(nameAndType() + 2, buffer)));
      if (isStatic) {
        initialises(owner);
      }
    }

    /** Whichever lambda it is, it may be called. */
    private void makesFunction() {
      for (String key : methods.keySet()) {
        if (key.startsWith("lambda$")) {
          body.calls.add(new Member(self, key));
        }
      }
    }

    private void initialises(String owner) {
      if (!owner.equals(self) && !Hierarchy.isJdk(owner)) {
        body.calls.add(new Member(owner, INITIALISER));
      }
    }
  }
}
