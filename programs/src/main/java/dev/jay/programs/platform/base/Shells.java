package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.jshell.JShell;
import jdk.jshell.SnippetEvent;

/** Threads evaluate snippets of code in shells of their own. */
public final class Shells {
  private Shells() {}

  public static void main(String[] args) {
    AtomicInteger sum = new AtomicInteger();
    Workers.run(
        2,
        worker -> {
          try (JShell shell = JShell.builder().executionEngine("local").build()) {
            for (String code : List.of("int x = 3;", "x * " + worker)) {
              for (SnippetEvent event : shell.eval(code)) {
                sum.addAndGet(Integer.parseInt(event.value()));
              }
            }
          }
        });
    System.out.println(sum);
  }
}
