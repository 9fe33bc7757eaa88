package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import dev.jay.runtime.jvm.Virtual;
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
public final class ActorThreads {
  /** Since 19 some of a thread's fields are in an object of their own. */
  private static final Class<?> FIELDS = fields();

  private static final long HOLDER =
      FIELDS == Thread.class ? -1 : Raw.U.objectFieldOffset(Thread.class, "holder");
  private static final long STATUS = Raw.U.objectFieldOffset(FIELDS, "threadStatus");
  private static final long DAEMON = Raw.U.objectFieldOffset(FIELDS, "daemon");
  private static final long GROUP = Raw.U.objectFieldOffset(FIELDS, "group");
  private static final long TASK =
      Raw.U.objectFieldOffset(FIELDS, FIELDS == Thread.class ? "target" : "task");
  private static final long LOADER = Raw.U.objectFieldOffset(Thread.class, "contextClassLoader");
  private static final long LOCALS = Raw.U.objectFieldOffset(Thread.class, "threadLocals");
  private static final long INHERITED =
      Raw.U.objectFieldOffset(Thread.class, "inheritableThreadLocals");
  private static final long PROBE = Raw.U.objectFieldOffset(Thread.class, "threadLocalRandomProbe");
  private static final long SECONDARY =
      Raw.U.objectFieldOffset(Thread.class, "threadLocalRandomSecondarySeed");
  private static final int NEW = 0;
  private static final int RUNNABLE = 5; // as JVM TI has it
  private static final int TERMINATED = 2;

  private static final ArrayDeque<Member> free = new ArrayDeque<>();
  private static int hired;

  private ActorThreads() {}

  private static Class<?> fields() {
    try {
      return Class.forName("java.lang.Thread$FieldHolder");
    } catch (ClassNotFoundException older) {
      return Thread.class;
    }
  }

  private static Object fieldsOf(Thread thread) {
    return HOLDER < 0 ? thread : Raw.U.getReference(thread, HOLDER);
  }

  /** What a thread was given to run, if anything; not for virtual ones. */
  public static @Nullable Object taskOf(Thread thread) {
    return Raw.U.getReference(fieldsOf(thread), TASK);
  }

  /** Whether a thread that is about to be started can be played. */
  public static boolean canPlay(Thread face) {
    Class<?> c = face.getClass();
    while (c != Thread.class) {
      if (c.getClassLoader() == null) {
        return false;
      }
      c = c.getSuperclass();
    }
    return Raw.U.getIntVolatile(fieldsOf(face), STATUS) == NEW && !Virtual.is(face);
  }

  /** Takes a member out of the pool. */
  public static synchronized Member take() {
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
      Raw.U.putIntVolatile(fieldsOf(s.face), STATUS, TERMINATED);
      if (FIELDS == Thread.class) {
        Raw.U.putReference(s.face, GROUP, null); // later JDKs look at the status
      }
      Raw.setInterruptFlag(s.thread, false);
      free.push(member);
    }
  }

  /** A thread that plays another strand draws from the beginning. */
  public static void forgetRandom(Thread thread) {
    Raw.U.putInt(thread, PROBE, 0);
    Raw.U.putInt(thread, SECONDARY, 0);
  }

  public static void begun(Thread face) {
    Raw.U.putIntVolatile(fieldsOf(face), STATUS, RUNNABLE);
  }

  /** One thread of the crew. */
  public static final class Member implements Runnable {
    private final int number;
    private @Nullable Thread thread;
    private volatile @Nullable Strand part;

    Member(int number) {
      this.number = number;
    }

    public Thread thread() {
      Thread t = thread;
      if (t == null) {
        t = Service.make("jay-crew-" + number, this);
        thread = t;
      }
      return t;
    }

    /** Plays the strand from here on; the strand's thread is this one's. */
    public void play(Strand strand) {
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
      forgetRandom(me);
      Raw.U.putReference(me, LOCALS, null);
      Raw.U.putReference(me, INHERITED, Raw.U.getReference(face, INHERITED));
      Raw.U.putReference(me, LOADER, Raw.U.getReference(face, LOADER));
      // What threads that it makes inherit.
      Raw.U.putBoolean(fieldsOf(me), DAEMON, face.isDaemon());
      Raw.U.putReference(fieldsOf(me), GROUP, Raw.U.getReference(fieldsOf(face), GROUP));
      try {
        s.beginHashes();
        s.sphere.supervisor.firstTurn(s);
        face.run();
      } catch (Throwable e) {
        caught(face, e);
      }
      part = null;
      Lifecycle.exit(me);
    }

    private static void caught(Thread face, Throwable e) {
      if (!Lifecycle.fails(face, e)) {
        try {
          face.getUncaughtExceptionHandler().uncaughtException(face, e);
        } catch (Throwable ignored) {
          // As the JVM does.
        }
      }
    }
  }
}
