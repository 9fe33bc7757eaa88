package dev.jay.runtime.explore;

/** What the first strand of a run does. */
public interface Task {
  void run() throws Throwable;
}
