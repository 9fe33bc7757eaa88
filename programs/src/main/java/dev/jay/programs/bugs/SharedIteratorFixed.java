package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.ConcurrentModificationException;
import java.util.Iterator;

/** {@link SharedIterator} with the monitor of the list held. */
public final class SharedIteratorFixed {
  /** A list of numbers whose iterator notices changes, as those of java.util do. */
  private static final class Numbers implements Iterable<Integer> {
    private final int[] elements = new int[4];
    private int size;

    synchronized void add(int element) {
      elements[size++] = element;
    }

    @Override
    public Iterator<Integer> iterator() {
      int expected = size;
      return new Iterator<>() {
        private int next;

        @Override
        public boolean hasNext() {
          return next < expected;
        }

        @Override
        public Integer next() {
          if (size != expected) {
            throw new ConcurrentModificationException();
          }
          return elements[next++];
        }
      };
    }
  }

  private final Numbers numbers = new Numbers();

  public static void main(String[] args) throws InterruptedException {
    SharedIteratorFixed program = new SharedIteratorFixed();
    program.numbers.add(1);
    program.numbers.add(2);
    Together.run(() -> program.numbers.add(3), program::addUp);
  }

  private void addUp() {
    int sum = 0;
    synchronized (numbers) {
      for (int number : numbers) {
        sum += number;
      }
    }
    require(sum >= 3, "too little: " + sum);
  }
}
