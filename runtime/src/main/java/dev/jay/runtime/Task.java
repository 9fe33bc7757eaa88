package dev.jay.runtime;

/** What the first strand of a run does. */
public interface Task {
  void run() throws Throwable;
}
