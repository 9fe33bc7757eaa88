package dev.jay.programs;

/**
 * An object in which one thread waits while another looks at it again and again, as if it were its
 * own: what both see after the waiting thread has been released depends on who comes first.
 */
public final class Awaited {
  /** An object under test. */
  public interface Meeting {
    /** Waits for one release. */
    void await() throws Exception;

    int look() throws Exception;

    void release() throws Exception;
  }

  private static final int WAITS = 4;
  private static final int LOOKS = 40;

  private Awaited() {}

  /** Prints what the two threads saw. */
  public static void run(Meeting meeting) {
    long[] seen = new long[2]; // each written by its thread, read after the join
    Workers.together(
        worker -> {
          for (int i = 0; i < WAITS; i++) {
            meeting.await();
            seen[0] = 31 * seen[0] + meeting.look();
          }
        },
        worker -> {
          Work.units(20);
          for (int i = 0; i <= WAITS; i++) {
            for (int look = 0; look < LOOKS; look++) {
              seen[1] = 31 * seen[1] + meeting.look();
            }
            meeting.release();
          }
        });
    System.out.println("waiting " + seen[0] + " looking " + seen[1]);
  }
}
