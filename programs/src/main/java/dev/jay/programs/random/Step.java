package dev.jay.programs.random;

/** One thing that a thread of a random program does. */
interface Step {
  void run(Actor actor) throws InterruptedException;
}
