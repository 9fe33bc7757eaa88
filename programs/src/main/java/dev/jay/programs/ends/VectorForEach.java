package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Vector.forEach holds the vector's monitor while its lambda waits for another thread. */
public final class VectorForEach {
  @SuppressWarnings("JdkObsolete") // its monitor is what is shown
  public static void main(String[] args) {
    Vector<Integer> vector = new Vector<>(List.of(1, 2, 3));
    AtomicInteger sum = new AtomicInteger();
    List<Thread> adders = new ArrayList<>();
    vector.forEach(
        element -> {
          CountDownLatch added = new CountDownLatch(1);
          Thread helper =
              new Thread(
                  () -> {
                    sum.addAndGet(element);
                    added.countDown();
                  });
          Thread adder = new Thread(() -> vector.add(10)); // waits for the vector's monitor
          adder.start();
          adders.add(adder);
          helper.start();
          try {
            added.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    for (Thread adder : adders) {
      Workers.join(adder);
    }
    System.out.println("sum " + sum.get() + " vector " + vector);
  }
}
