package dev.jay.programs.random;

import java.util.ArrayList;
import java.util.List;

/**
 * Who performs steps: a worker, a child of one, or a task in the pool. It keeps an order-sensitive
 * digest of all that it saw. Only its own thread touches it; others read it after the thread has
 * ended or the task is done.
 */
final class Actor {
  static final int INTERRUPTED = -2;

  final int id;
  final World world;

  private final List<Thread> children = new ArrayList<>();
  private final List<Actor> childActors = new ArrayList<>();
  private long seen = 0xcbf29ce484222325L;
  private int offspring;

  Actor(int id, World world) {
    this.id = id;
    this.world = world;
  }

  void saw(long value) {
    seen = (seen ^ value) * 0x100000001b3L;
    seen ^= seen >>> 31;
  }

  void saw(boolean value) {
    saw(value ? 1 : 0);
  }

  long seen() {
    return seen;
  }

  /** Performs steps one by one; an interrupt ends the one that it meets, not the others. */
  void perform(List<Step> steps) {
    for (Step step : steps) {
      try {
        step.run(this);
      } catch (InterruptedException e) {
        saw(INTERRUPTED);
      }
    }
  }

  /** A number for a child or a task of this actor, different from all others. */
  int nextId() {
    return (id + 1) * 100 + ++offspring;
  }

  /** Starts a thread that performs the steps and then does {@code last}. */
  Thread startChild(List<Step> steps, Runnable last) {
    Actor child = new Actor(nextId(), world);
    Thread thread =
        new Thread(
            () -> {
              child.perform(steps);
              last.run();
            },
            "child-" + child.id);
    children.add(thread);
    childActors.add(child);
    thread.start();
    return thread;
  }

  /** Waits for all children, whatever interrupts it, and takes in what they saw. */
  void joinChildren() {
    for (Thread child : children) {
      boolean joined = false;
      while (!joined) {
        try {
          child.join();
          joined = true;
        } catch (InterruptedException e) {
          saw(INTERRUPTED);
        }
      }
    }
    for (Actor child : childActors) {
      child.joinChildren();
      saw(child.seen());
    }
    children.clear();
    childActors.clear();
  }
}
