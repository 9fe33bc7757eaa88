package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import jdk.internal.access.SharedSecrets;

/**
 * Writes the class file of a {@link NativeCaller}: a hidden class in the nest of the method's own
 * class, so that the method may be private. Its one method unpacks the arguments, calls and boxes
 * the result; it has no branches, so no frames. It is written by hand because a native method may
 * be called for the first time in the middle of loading any other class, ASM's too.
 */
final class CallerClass {
  private static final int NESTMATE_HIDDEN_STRONG = 1 | 2 | 4;
  private static final int VERSION = 55;

  private static final int FINAL_SUPER = 0x30;
  private static final int PUBLIC = 1;
  private static final int ALOAD_1 = 0x2B;
  private static final int SIPUSH = 0x11;
  private static final int AALOAD = 0x32;
  private static final int CHECKCAST = 0xC0;
  private static final int INVOKEVIRTUAL = 0xB6;
  private static final int INVOKESPECIAL = 0xB7;
  private static final int INVOKESTATIC = 0xB8;
  private static final int INVOKEINTERFACE = 0xB9;
  private static final int ACONST_NULL = 1;
  private static final int ARETURN = 0xB0;

  private static final int UTF8 = 1;
  private static final int CLASS = 7;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;
  private static final int NAME_AND_TYPE = 12;

  private static final String SUPER = "dev/jay/runtime/inputs/NativeCaller";

  private final InputPoint point;
  private final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
  private final DataOutputStream pool = new DataOutputStream(poolBytes);
  private int poolCount = 1;
  private final ByteArrayOutputStream codeBytes = new ByteArrayOutputStream();
  private final DataOutputStream code = new DataOutputStream(codeBytes);

  private CallerClass(InputPoint point) {
    this.point = point;
  }

  /** The class that calls name. */
  static Class<?> owner(InputPoint point) {
    try {
      return Class.forName(
          point.owner.replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
    } catch (ClassNotFoundException e) {
      throw new LinkageError(point.toString(), e);
    }
  }

  static NativeCaller define(InputPoint point, Class<?> owner) {
    try {
      String name = point.owner + "$Jay" + point.number;
      byte[] file = new CallerClass(point).write(name);
      Class<?> made =
          SharedSecrets.getJavaLangAccess()
              .defineClass(
                  owner.getClassLoader(),
                  owner,
                  name,
                  file,
                  owner.getProtectionDomain(),
                  false,
                  NESTMATE_HIDDEN_STRONG,
                  null);
      return (NativeCaller) Raw.U.allocateInstance(made);
    } catch (IOException | InstantiationException e) {
      throw new LinkageError(point.toString(), e);
    }
  }

  private byte[] write(String name) throws IOException {
    int thisClass = classOf(name);
    int superClass = classOf(SUPER);
    int callName = utf8("call");
    int callType = utf8("([Ljava/lang/Object;)Ljava/lang/Object;");
    int codeName = utf8("Code");
    int slots = body();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(0xCAFEBABE);
    out.writeInt(VERSION);
    out.writeShort(poolCount);
    poolBytes.writeTo(out);
    out.writeShort(FINAL_SUPER);
    out.writeShort(thisClass);
    out.writeShort(superClass);
    out.writeShort(0); // interfaces
    out.writeShort(0); // fields
    out.writeShort(1); // methods
    out.writeShort(PUBLIC);
    out.writeShort(callName);
    out.writeShort(callType);
    out.writeShort(1); // attributes of the method
    out.writeShort(codeName);
    out.writeInt(12 + codeBytes.size());
    out.writeShort(slots + 3); // stack
    out.writeShort(2); // locals
    out.writeInt(codeBytes.size());
    codeBytes.writeTo(out);
    out.writeShort(0); // exception table
    out.writeShort(0); // attributes of the code
    out.writeShort(0); // attributes of the class
    return bytes.toByteArray();
  }

  /** Writes the instructions; how many slots the arguments take. */
  private int body() throws IOException {
    int slots = 0;
    int index = 0;
    if (!point.isStatic) {
      load(index++, 'L', point.owner);
      slots++;
    }
    String descriptor = point.descriptor;
    int at = 1;
    while (descriptor.charAt(at) != ')') {
      int end = endOfType(descriptor, at);
      char type = descriptor.charAt(at);
      load(
          index++,
          type,
          type == 'L' ? descriptor.substring(at + 1, end - 1) : descriptor.substring(at, end));
      slots += type == 'J' || type == 'D' ? 2 : 1;
      at = end;
    }
    int target =
        member(point.isInterface ? INTERFACE_METHOD : METHOD, point.owner, point.name, descriptor);
    if (point.isStatic) {
      instruction(INVOKESTATIC, target);
    } else if (point.isInterface) {
      instruction(INVOKEINTERFACE, target);
      code.writeByte(slots);
      code.writeByte(0);
    } else {
      // The JVM does not verify classes of the boot loader: who calls need be no subclass.
      instruction(point.isSuper ? INVOKESPECIAL : INVOKEVIRTUAL, target);
    }
    if (point.resultType == 'V') {
      code.writeByte(ACONST_NULL);
    } else if (isPrimitive(point.resultType)) {
      String wrapper = wrapper(point.resultType);
      instruction(
          INVOKESTATIC,
          member(METHOD, wrapper, "valueOf", "(" + point.resultType + ")L" + wrapper + ";"));
    }
    code.writeByte(ARETURN);
    return slots;
  }

  /** Loads an argument. */
  private void load(int index, char type, String className) throws IOException {
    code.writeByte(ALOAD_1);
    instruction(SIPUSH, index);
    code.writeByte(AALOAD);
    if (isPrimitive(type)) {
      String wrapper = wrapper(type);
      instruction(CHECKCAST, classOf(wrapper));
      instruction(INVOKEVIRTUAL, member(METHOD, wrapper, primitive(type) + "Value", "()" + type));
    } else {
      instruction(CHECKCAST, classOf(className));
    }
  }

  private void instruction(int opcode, int operand) throws IOException {
    code.writeByte(opcode);
    code.writeShort(operand);
  }

  private static int endOfType(String descriptor, int begin) {
    int at = begin;
    while (descriptor.charAt(at) == '[') {
      at++;
    }
    return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
  }

  private static boolean isPrimitive(char type) {
    return type != 'L' && type != '[';
  }

  private static String primitive(char type) {
    switch (type) {
      case 'Z':
        return "boolean";
      case 'B':
        return "byte";
      case 'C':
        return "char";
      case 'S':
        return "short";
      case 'I':
        return "int";
      case 'J':
        return "long";
      case 'D':
        return "double";
      default:
        throw new LinkageError("a native method with type " + type);
    }
  }

  private static String wrapper(char type) {
    switch (type) {
      case 'C':
        return "java/lang/Character";
      case 'I':
        return "java/lang/Integer";
      default:
        String name = primitive(type);
        return "java/lang/" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
  }

  private int utf8(String text) throws IOException {
    pool.writeByte(UTF8);
    pool.writeUTF(text);
    return poolCount++;
  }

  private int classOf(String name) throws IOException {
    int text = utf8(name);
    pool.writeByte(CLASS);
    pool.writeShort(text);
    return poolCount++;
  }

  private int member(int tag, String owner, String name, String descriptor) throws IOException {
    int ownerClass = classOf(owner);
    int nameText = utf8(name);
    int typeText = utf8(descriptor);
    pool.writeByte(NAME_AND_TYPE);
    pool.writeShort(nameText);
    pool.writeShort(typeText);
    int nameAndType = poolCount++;
    pool.writeByte(tag);
    pool.writeShort(ownerClass);
    pool.writeShort(nameAndType);
    return poolCount++;
  }
}
