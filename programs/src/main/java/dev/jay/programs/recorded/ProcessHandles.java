package dev.jay.programs.recorded;

import java.time.Instant;
import java.util.Optional;

/** Asks about processes. */
public final class ProcessHandles {
  private ProcessHandles() {}

  public static void main(String[] args) throws Exception {

    ProcessHandle self = ProcessHandle.current();
    System.out.println(self.pid() + " " + self.isAlive() + " " + self.parent().isPresent());
    Optional<Instant> start = self.info().startInstant();
    System.out.println(start + " " + self.info().user() + " " + self.info().command());
    Process child = new ProcessBuilder("sh", "-c", "read x; exit 7").start();
    System.out.println(self.children().count() + " " + child.info().command());
    child.getOutputStream().close();
    System.out.println(child.onExit().get().exitValue());
    System.out.println(ProcessHandle.allProcesses().count());
  }
}
