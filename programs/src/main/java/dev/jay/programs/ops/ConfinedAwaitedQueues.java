package dev.jay.programs.ops;

import dev.jay.programs.Awaited;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.PriorityBlockingQueue;

/** A thread takes from a queue whose size another one asks for many times before it puts. */
public final class ConfinedAwaitedQueues {
  private static final class Meeting implements Awaited.Meeting {
    private final BlockingQueue<Integer> queue;

    Meeting(BlockingQueue<Integer> queue) {
      this.queue = queue;
    }

    @Override
    public void await() throws InterruptedException {
      queue.take();
    }

    @Override
    public int look() {
      return queue.size();
    }

    @Override
    public void release() throws InterruptedException {
      queue.put(1);
    }
  }

  public static void main(String[] args) {
    BlockingQueue<Integer> array = new ArrayBlockingQueue<>(100);
    BlockingQueue<Integer> deque = new LinkedBlockingDeque<>();
    BlockingQueue<Integer> priority = new PriorityBlockingQueue<>();
    Awaited.run(new Meeting(array));
    Awaited.run(new Meeting(deque));
    Awaited.run(new Meeting(priority));
    System.out.println("outcome " + (array.size() + deque.size() + priority.size()));
  }
}
