package dev.jay.programs.recorded;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** A subclass of a file of the JDK's that calls its methods, which are native on 17, by super. */
public final class OverriddenFile extends RandomAccessFile {
  private int asked;

  private OverriddenFile(File file) throws IOException {
    super(file, "rw");
  }

  public static void main(String[] args) throws IOException {
    File file = File.createTempFile("overridden", null);
    try (OverriddenFile out = new OverriddenFile(file)) {
      out.writeLong(42);
      out.setLength(6);
      RandomAccessFile same = out;
      System.out.println("length " + same.length() + " at " + same.getFilePointer());
      System.out.println("asked " + out.asked);
    } finally {
      System.out.println("outcome " + file.delete());
    }
  }

  @Override
  public synchronized long length() throws IOException {
    asked++;
    return super.length();
  }

  @Override
  public synchronized void setLength(long length) throws IOException {
    asked++;
    super.setLength(length);
  }
}
