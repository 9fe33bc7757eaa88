package dev.jay.agent.cache;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A part of a file of the cache. What is needed by and by stays {@link #onDisk on the disk} and is
 * read piece by piece. Where reading a file is itself an input of the program (in a recording) the
 * part is {@link #inMemory in memory}: a class that is read while another one of those that read is
 * being loaded would need that one.
 */
abstract class Section implements Closeable {
  final int length;

  private Section(int length) {
    this.length = length;
  }

  /** A piece that lies in this section; null if it cannot be read. */
  abstract byte @Nullable [] read(int offset, int length);

  @Override
  public void close() {}

  /** The next bytes of the file; it is not used any more. */
  static Section inMemory(RandomAccessFile file, int length) throws IOException {
    return new InMemory(CacheFile.bytes(file, length));
  }

  /** All bytes of the file from here on; it is closed with this section. */
  static Section onDisk(RandomAccessFile file, int length) throws IOException {
    return new OnDisk(file, length);
  }

  private static final class InMemory extends Section {
    private final byte[] bytes;

    InMemory(byte[] bytes) {
      super(bytes.length);
      this.bytes = bytes;
    }

    @Override
    byte[] read(int offset, int length) {
      return Arrays.copyOfRange(bytes, offset, offset + length);
    }
  }

  private static final class OnDisk extends Section {
    private final RandomAccessFile file; // its monitor guards its position
    private final long begin;

    OnDisk(RandomAccessFile file, int length) throws IOException {
      super(length);
      this.file = file;
      this.begin = file.getFilePointer();
    }

    @Override
    byte @Nullable [] read(int offset, int length) {
      try {
        synchronized (file) {
          file.seek(begin + offset);
          return CacheFile.bytes(file, length);
        }
      } catch (IOException e) {
        return null;
      }
    }

    @Override
    public void close() {
      CacheFile.close(file);
    }
  }
}
