package dev.jay.programs.learned;

/**
 * Its two arguments choose what its threads do, each between something that takes a lock and
 * something that does not: the first which task a thread is given, the second on which object
 * another one calls a method. Both kinds of objects are made in any case.
 */
public final class ChosenStep {
  private static final int LIMIT = 4;
  private static final Object LOCK = new Object();
  private static int sum;

  private interface Step {
    int go(int a);
  }

  private static final class Locking implements Step {
    @Override
    public int go(int a) {
      synchronized (LOCK) {
        sum += a;
      }
      return a - 1;
    }
  }

  private static final class Plain implements Step {
    @Override
    public int go(int a) {
      return a + 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int first = Integer.parseInt(args[0]);
    int second = Integer.parseInt(args[1]);
    Step locking = new Locking();
    Step plain = new Plain();
    Runnable adds = () -> locking.go(first);
    Runnable counts = () -> plain.go(first);
    Thread one = new Thread(first > LIMIT ? counts : adds);
    Step step = second > LIMIT ? plain : locking;
    Thread other = new Thread(() -> step.go(second));
    one.start();
    other.start();
    one.join();
    other.join();
    System.out.println("sum " + sum);
  }
}
