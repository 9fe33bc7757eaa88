package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

/** Three threads start children at the same time; the order of the children's ids varies. */
public final class ThreadIds {
  private record Child(long id, int parent) {}

  @SuppressWarnings("deprecation") // threadId() is not in 17
  public static void main(String[] args) {
    Child[][] children = new Child[3][6];
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          Thread child = new Thread(() -> Work.uneven(worker, step));
          child.start();
          children[worker][step] = new Child(child.getId(), worker);
          child.join();
        });
    String order =
        Arrays.stream(children)
            .flatMap(Arrays::stream)
            .sorted(Comparator.comparingLong(Child::id))
            .map(child -> Integer.toString(child.parent()))
            .collect(Collectors.joining());
    System.out.println("order " + order);
  }
}
