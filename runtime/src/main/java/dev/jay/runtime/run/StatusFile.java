package dev.jay.runtime.run;

import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Tells {@code jay spheres} of a sphere: a small file in a directory of the user's, written anew
 * every second and gone when the sphere is over. A program that ends within the first second writes
 * none. Nothing that goes wrong here concerns the program.
 *
 * <pre>
 *   process mode threads operations log-bytes buffer-percent command
 * </pre>
 */
public final class StatusFile implements Runnable {
  private static final long INTERVAL_NANOS = 1_000_000_000;
  private static int count;

  /** What is known of a log that is being written. */
  public interface Log {
    /** How many bytes are in the file. */
    long bytes();

    /** How full the buffer of the order is. */
    int fillPercent();
  }

  private final ProgramRun run;
  private final String mode;
  private final @Nullable Log log;
  private final int number;
  private volatile @Nullable File file;

  private StatusFile(ProgramRun run, String mode, @Nullable Log log, int number) {
    this.run = run;
    this.mode = mode;
    this.log = log;
    this.number = number;
  }

  /** Where the files of this user are. */
  public static File directory() {
    return new File(
        System.getProperty("java.io.tmpdir", "/tmp"),
        "jay-spheres-" + System.getProperty("user.name", "somebody"));
  }

  /** From here on the sphere of that run can be seen. */
  static synchronized StatusFile show(ProgramRun run, String mode, @Nullable Log log) {
    StatusFile status = new StatusFile(run, mode, log, count++);
    Service.start("jay-status", status);
    return status;
  }

  /** The run is over. */
  void remove() {
    File written = file;
    if (written != null) {
      written.delete();
    }
  }

  @Override
  public void run() {
    Raw.parkNanos(INTERVAL_NANOS);
    try {
      makeDirectory();
      long process = ProcessHandle.current().pid();
      File status = new File(directory(), process + "-" + number);
      file = status;
      while (!run.isClosed()) {
        write(process, status);
        Raw.parkNanos(INTERVAL_NANOS);
      }
    } catch (IOException e) {
      return; // nobody can see it then
    } finally {
      remove();
    }
  }

  private void makeDirectory() {
    File directory = directory();
    if (directory.mkdir()) {
      directory.setReadable(false, false);
      directory.setReadable(true, true);
    }
  }

  private void write(long process, File status) throws IOException {
    Sphere sphere = run.sphere();
    String line =
        process
            + " "
            + mode
            + " "
            + sphere.live
            + " "
            + sphere.scheduler.operations
            + " "
            + (log == null ? 0 : log.bytes())
            + " "
            + (log == null ? 0 : log.fillPercent())
            + " "
            + System.getProperty("sun.java.command", "")
            + "\n";
    File next = new File(status.getPath() + ".next");
    try (FileOutputStream out = new FileOutputStream(next)) {
      out.write(line.getBytes(StandardCharsets.UTF_8));
    }
    if (!next.renameTo(status)) {
      throw new IOException();
    }
  }
}
