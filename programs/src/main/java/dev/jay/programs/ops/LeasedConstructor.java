package dev.jay.programs.ops;

/**
 * A constructor starts a thread, which looks at a volatile field of the new object, and writes the
 * field afterwards, while the object is not finished.
 */
public final class LeasedConstructor {
  private static final int WRITES = 5;

  private final Thread reader;
  private final StringBuilder seen = new StringBuilder();
  private volatile int value = 1;
  private volatile boolean isOver;

  private LeasedConstructor() {
    reader = new Thread(this::read);
    reader.start();
    for (int i = 0; i < WRITES; i++) {
      LeasedConstructor other = new LeasedConstructor(i);
      for (int j = 0; j < 200 * i; j++) {
        other.value++;
      }
      value = 10 + i;
    }
    isOver = true;
  }

  private LeasedConstructor(int value) {
    this.reader = Thread.currentThread();
    this.value = value;
  }

  private void read() {
    int last = 0;
    for (int i = 0; !isOver; i++) {
      int now = value;
      if (now != last) {
        last = now;
        seen.append(' ').append(now).append('@').append(i);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    LeasedConstructor it = new LeasedConstructor();
    it.reader.join();
    System.out.println(it.seen);
  }
}
