package dev.jay.programs.verdicts;

import java.util.concurrent.ConcurrentLinkedDeque;

/** JDK-8256833: a deque gives its first element, which is not the first any more. */
public final class DequeInParts {
  private static Integer polled;

  private DequeInParts() {}

  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    deque.addLast(4);
    Thread other = new Thread(() -> polled = deque.pollFirst());
    other.start();
    deque.addFirst(-4);
    Integer last = deque.peekLast();
    other.join();
    if (polled == 4 && last == 4) {
      throw new AssertionError("4 was polled as the first, and is the last after it");
    }
  }
}
