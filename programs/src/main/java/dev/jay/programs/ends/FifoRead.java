package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** Opening a named pipe for reading blocks until a writer opens it, late. */
public final class FifoRead {
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("jay");
    Path fifo = folder.resolve("fifo");
    if (new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor() != 0) {
      throw new IllegalStateException("mkfifo failed");
    }
    AtomicInteger progress = new AtomicInteger();
    String[] text = new String[1];
    Process writer =
        new ProcessBuilder("sh", "-c", "sleep 0.3; echo hello > \"$0\"", fifo.toString()).start();
    Workers.together(
        worker -> text[0] = Files.readString(fifo).strip(),
        worker -> {
          for (int step = 0; step < 20; step++) {
            progress.incrementAndGet();
          }
        });
    System.out.println(text[0] + " " + writer.waitFor() + " " + progress.get());
    Files.delete(fifo);
    Files.delete(folder);
  }
}
