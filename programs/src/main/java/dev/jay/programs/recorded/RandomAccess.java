package dev.jay.programs.recorded;

import java.io.IOException;
import java.io.RandomAccessFile;

/** Reads and writes at several places of a file. */
public final class RandomAccess {
  private RandomAccess() {}

  public static void main(String[] args) {

    try (RandomAccessFile file = new RandomAccessFile("random.bin", "rw")) {
      for (int i = 0; i < 100; i++) {
        file.writeInt(i * i);
      }
      file.seek(4 * 7);
      System.out.println(file.readInt() + " before " + file.getFilePointer());
      file.seek(40);
      file.writeUTF("text");
      file.seek(40);
      System.out.println(file.readUTF() + " of " + file.length());
      file.setLength(60);
      file.seek(58);
      System.out.println(file.read() + " " + file.read() + " " + file.read());
      byte[] rest = new byte[10];
      file.seek(55);
      System.out.println(file.read(rest, 2, 8) + " read, " + rest[3]);
      file.readInt();
    } catch (IOException e) {
      System.out.println(e);
    }
  }
}
