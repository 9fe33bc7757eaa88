package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.CompletableFuture;

/** {@link CompletionOrder} with the second action depending on the first. */
public final class CompletionOrderFixed {
  private final CompletableFuture<Void> event = new CompletableFuture<>();
  private String log = "";

  public static void main(String[] args) throws InterruptedException {
    CompletionOrderFixed program = new CompletionOrderFixed();
    Together.run(() -> program.event.complete(null), program::register);
    require(program.log.equals("ab"), "in the order " + program.log);
  }

  private void register() {
    event.thenRun(() -> log("a")).thenRun(() -> log("b"));
  }

  private synchronized void log(String entry) {
    log += entry;
  }
}
