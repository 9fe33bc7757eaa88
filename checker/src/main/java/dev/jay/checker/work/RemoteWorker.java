package dev.jay.checker.work;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that does tasks for this one, one at a time: tasks go to its standard input, results come
 * from its standard output, in the format of {@link Wire}. It says when it is ready to begin. In
 * the other JVM, {@link #serve} answers.
 */
public final class RemoteWorker implements AutoCloseable {
  private final Process process;
  private final DataInputStream in;
  private final DataOutputStream out;
  private @Nullable CheckTask task; // sent, and not answered yet
  private int place; // in the round
  private boolean ready;

  RemoteWorker(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
    in = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
  }

  /** Whether it could be sent a task. */
  boolean isIdle() throws IOException {
    if (!ready && (in.available() > 0 || !process.isAlive())) {
      awaitReady();
    }
    return ready && task == null;
  }

  boolean isBusy() {
    return task != null;
  }

  void awaitReady() throws IOException {
    if (!ready) {
      try {
        Wire.readReady(in);
      } catch (EOFException e) {
        throw ended(e);
      }
      ready = true;
    }
  }

  /** Whether {@link #receive} would not have to wait. */
  boolean hasResult() throws IOException {
    return task != null && (in.available() > 0 || !process.isAlive());
  }

  /** The place in the round of the task that was sent last. */
  int place() {
    return place;
  }

  void send(int at, CheckTask next, CheckTask.Setting setting) throws IOException {
    place = at;
    task = next;
    try {
      Wire.write(out, next, setting);
    } catch (IOException e) {
      throw ended(e);
    }
  }

  TaskResult receive() throws IOException {
    CheckTask done = task;
    if (done == null) {
      throw new IllegalStateException("no task was sent");
    }
    try {
      TaskResult result = Wire.readResult(in, done);
      task = null;
      return result;
    } catch (EOFException e) {
      throw ended(e);
    }
  }

  private Ended ended(IOException e) {
    try {
      return new Ended(process.waitFor(), e);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return new Ended(-1, e);
    }
  }

  /** The JVM has ended in the middle of a task. */
  private static final class Ended extends IOException {
    private static final long serialVersionUID = 1;

    Ended(int code, IOException cause) {
      super(
          "a JVM that worked for the check ended with code "
              + code
              + " in the middle of a run: it crashed, ran out of memory or was killed",
          cause);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /** Does the tasks that come in, until the stream ends. */
  public static void serve(InputStream from, OutputStream to, LocalWorker local)
      throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(from));
    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(to));
    Wire.writeReady(out);
    for (; ; ) {
      Wire.Order order;
      try {
        order = Wire.readTask(in);
      } catch (EOFException end) {
        return;
      }
      Wire.write(out, local.work(order.task(), order.setting()), order.task());
    }
  }
}
