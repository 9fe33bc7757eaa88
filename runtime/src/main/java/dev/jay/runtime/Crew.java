package dev.jay.runtime;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Threads that play the program's threads, in one run after the other: starting a thread of the
 * operating system costs some hundred microseconds, more than all the rest of a small run.
 *
 * <p>The program's {@link Thread} object, the face, is never really started; one of the crew calls
 * its {@code run}. What the program asks of the face (who is the current thread, is it alive, is it
 * interrupted, join) is answered by the strand. Inside the JDK the current thread is the crew's, as
 * owner of locks and holder of thread locals. So only threads that the JDK has no classes of its
 * own for are played: {@link Thread} itself and the program's subclasses of it.
 */
final class Crew {
  private static final long STATUS_HOLDER;
  private static final long STATUS;
  private static final long LOADER = Raw.U.objectFieldOffset(Thread.class, "contextClassLoader");
  private static final long LOCALS = Raw.U.objectFieldOffset(Thread.class, "threadLocals");
  private static final long INHERITED =
      Raw.U.objectFieldOffset(Thread.class, "inheritableThreadLocals");
  private static final int NEW = 0;
  private static final int RUNNABLE = 5; // as JVM TI has it
  private static final int TERMINATED = 2;

  private static final ArrayDeque<Member> free = new ArrayDeque<>();
  private static int hired;

  static {
    long holder = -1;
    long status;
    try {
      status = Raw.U.objectFieldOffset(Thread.class, "threadStatus");
    } catch (InternalError newer) {
      holder = Raw.U.objectFieldOffset(Thread.class, "holder");
      try {
        status =
            Raw.U.objectFieldOffset(Class.forName("java.lang.Thread$FieldHolder"), "threadStatus");
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }
    STATUS_HOLDER = holder;
    STATUS = status;
  }

  private Crew() {}

  private static Object statusOf(Thread face) {
    return STATUS_HOLDER < 0 ? face : Raw.U.getReference(face, STATUS_HOLDER);
  }

  /** Whether a thread that is about to be started can be played. */
  static boolean canPlay(Thread face) {
    Class<?> c = face.getClass();
    while (c != Thread.class) {
      if (c.getClassLoader() == null) {
        return false;
      }
      c = c.getSuperclass();
    }
    return Raw.U.getIntVolatile(statusOf(face), STATUS) == NEW && !Virtual.is(face);
  }

  /** Takes a member out of the pool. */
  static synchronized Member take() {
    Member member = free.poll();
    return member == null ? new Member(++hired) : member;
  }

  /**
   * The strand has ended, and is forgotten as the one that its thread is: the thread can play
   * another one. Before the turn is given away, so that whoever gets it finds the member free.
   */
  static synchronized void giveBack(Strand s) {
    Member member = s.player;
    if (member != null) {
      Raw.U.putIntVolatile(statusOf(s.face), STATUS, TERMINATED);
      free.push(member);
    }
  }

  static void begun(Thread face) {
    Raw.U.putIntVolatile(statusOf(face), STATUS, RUNNABLE);
  }

  /** One thread of the crew. */
  static final class Member implements Runnable {
    private final int number;
    private @Nullable Thread thread;
    private volatile @Nullable Strand part;

    Member(int number) {
      this.number = number;
    }

    Thread thread() {
      Thread t = thread;
      if (t == null) {
        t = Service.make("jay-crew-" + number, this);
        thread = t;
      }
      return t;
    }

    /** Plays the strand from here on; the strand's thread is this one's. */
    void play(Strand strand) {
      part = strand;
      Thread t = thread();
      if (t.getState() == Thread.State.NEW) {
        t.start();
      } else {
        Raw.unpark(t);
      }
    }

    @Override
    public void run() {
      for (; ; ) {
        Strand s = part;
        if (s == null) {
          Raw.park();
        } else {
          play(s, s.face);
        }
      }
    }

    @SuppressWarnings("DoNotCall") // on this thread is what is meant
    private void play(Strand s, Thread face) {
      Thread me = Thread.currentThread();
      Raw.U.putReference(me, LOCALS, null);
      Raw.U.putReference(me, INHERITED, Raw.U.getReference(face, INHERITED));
      Raw.U.putReference(me, LOADER, Raw.U.getReference(face, LOADER));
      Raw.setInterruptFlag(me, false);
      try {
        s.scheduler.firstTurn(s);
        face.run();
      } catch (Throwable e) {
        caught(face, e);
      }
      part = null;
      Threads.exiting(me);
    }

    private static void caught(Thread face, Throwable e) {
      if (!Threads.uncaught(face, e)) {
        try {
          face.getUncaughtExceptionHandler().uncaughtException(face, e);
        } catch (Throwable ignored) {
          // As the JVM does.
        }
      }
    }
  }
}
