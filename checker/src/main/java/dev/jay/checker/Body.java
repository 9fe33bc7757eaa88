package dev.jay.checker;

/** What is checked: the first thread of every run executes it. */
public interface Body {
  void run() throws Throwable;
}
