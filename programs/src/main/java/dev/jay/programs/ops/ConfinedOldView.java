package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A view of a map is made; then a thread uses so many other objects that nothing is remembered of
 * the map, and uses it alone, while another thread goes through the view.
 */
public final class ConfinedOldView {
  private static final int OTHERS = 80_000;

  private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
  private final Set<Integer> view = map.keySet();
  private final CountDownLatch used = new CountDownLatch(1);
  private long seen;

  public static void main(String[] args) {
    ConfinedOldView program = new ConfinedOldView();
    Workers.together(worker -> program.look(), worker -> program.use());
    System.out.println("seen " + program.seen);
    System.out.println("outcome " + program.map.size());
  }

  private void use() {
    for (int i = 0; i < OTHERS; i++) {
      AtomicInteger other = new AtomicInteger();
      other.incrementAndGet();
      other.incrementAndGet();
    }
    used.countDown();
    for (int i = 0; i < 3000; i++) {
      map.put(i, i);
    }
  }

  private void look() throws InterruptedException {
    used.await();
    for (int i = 0; i < 50; i++) {
      int[] size = new int[1];
      view.forEach(key -> size[0]++);
      seen = 31 * seen + size[0];
    }
  }
}
