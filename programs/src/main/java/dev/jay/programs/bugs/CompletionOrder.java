package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.CompletableFuture;

/**
 * Bug: two actions that depend on one future are believed to run in the order of registration.
 * Schedule: the future is completed after both are registered: the last registered runs first.
 */
public final class CompletionOrder {
  private final CompletableFuture<Void> event = new CompletableFuture<>();
  private String log = "";

  public static void main(String[] args) throws InterruptedException {
    CompletionOrder program = new CompletionOrder();
    Together.run(() -> program.event.complete(null), program::register);
    require(program.log.equals("ab"), "in the order " + program.log);
  }

  private void register() {
    event.thenRun(() -> log("a"));
    event.thenRun(() -> log("b"));
  }

  private synchronized void log(String entry) {
    log += entry;
  }
}
