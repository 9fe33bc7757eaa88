package dev.jay.agent.scan;

import org.objectweb.asm.ClassReader;

/** Goes from member to member that the constant pool of a class file names. A cursor. */
public final class PoolMembers {
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;
  private static final int HANDLE = 15;
  private static final int CALL_SITE = 18;

  private final ClassReader reader;
  private final char[] buffer;
  private int index;
  private int item;

  public PoolMembers(ClassReader reader) {
    this.reader = reader;
    this.buffer = new char[reader.getMaxStringLength()];
  }

  /** Goes to the next field or method; false when there is none. */
  public boolean next() {
    while (++index < reader.getItemCount()) {
      int tag = tag(index);
      if (tag == FIELD || tag == METHOD || tag == INTERFACE_METHOD) {
        item = reader.getItem(index);
        return true;
      }
    }
    return false;
  }

  private int tag(int place) {
    int item = reader.getItem(place);
    return item == 0 ? 0 : reader.readByte(item - 1);
  }

  /** The member's place in the constant pool. */
  public int index() {
    return index;
  }

  public String owner() {
    return reader.readClass(item, buffer);
  }

  public String name() {
    return reader.readUTF8(nameAndType(), buffer);
  }

  public String descriptor() {
    return reader.readUTF8(nameAndType() + 2, buffer);
  }

  private int nameAndType() {
    return reader.getItem(reader.readUnsignedShort(item + 2));
  }

  /**
   * Gives the marks of members of which there are handles to all call sites that the JVM links: any
   * of them may use the handle.
   */
  public void markCallSites(byte[] marks) {
    int ofHandles = 0;
    for (int i = 1; i < marks.length; i++) {
      if (tag(i) == HANDLE) {
        ofHandles |= marks[reader.readUnsignedShort(reader.getItem(i) + 1)];
      }
    }
    for (int i = 1; i < marks.length && ofHandles != 0; i++) {
      if (tag(i) == CALL_SITE) {
        marks[i] = (byte) ofHandles;
      }
    }
  }
}
