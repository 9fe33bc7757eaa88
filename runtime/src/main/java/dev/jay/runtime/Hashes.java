package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Identity hash codes that are the same in every run.
 *
 * <p>The JVM draws an object's identity hash when it is first asked for, from a generator that each
 * of its threads has (Marsaglia's xorshift, four words W X Y Z in the JVM's record of the thread).
 * Three of the words begin with constants, the fourth with a number that depends on how many
 * threads and symbols the JVM has made by then, which is chance. So that is where Jay reaches in:
 * it looks for the constants in the record of a new thread, and checks that it has found the
 * generator by predicting a hash. From then on a strand's generator begins with its id, and begins
 * anew with the fingerprint of the schedule at each of its operations. A thread's hashes then
 * depend on the schedule and on its own program order alone.
 *
 * <p>What a thread does while it passes through (class loading, initialisers) is left out: the
 * generator is put back afterwards. Classes, enum constants and threads, which several threads may
 * be the first to ask, get their hash early, made of their name.
 *
 * <p>What remains: an object that two threads ask for its hash without any order between them; and
 * the JVM itself draws a hash when it links a class of the JDK for the first time, so that which
 * thread came first there shows in the hashes until its next operation. Where the generator is not
 * found (another JVM, {@code -XX:hashCode}), hashes are as under java.
 */
public final class Hashes {
  private static final int FIRST_W = 273326509;
  private static final int FIRST_Y = 842502087;
  private static final int FIRST_Z = 0x8767;

  /** The smallest record known is 1.1 kB; the generator is at 624 on 17 and at 1080 on 25. */
  private static final int SEARCHED_BYTES = 1200;

  private static final int HASH_MASK = 0x7FFFFFFF;

  /** The field in which a Thread keeps the address of the JVM's record. */
  private static final long RECORD = Raw.U.objectFieldOffset(Thread.class, "eetop");

  private static final long CARRIER = carrierOffset();

  /** Where the generator is in the record; 0 when it was not found. */
  private static long generator;

  private Hashes() {}

  private static long carrierOffset() {
    try {
      Class<?> virtual = Class.forName("java.lang.VirtualThread", false, null);
      return Raw.U.objectFieldOffset(virtual, "carrierThread");
    } catch (ClassNotFoundException | InternalError e) {
      return -1; // no virtual threads here
    }
  }

  /** Finds the generator. Before there are strands. */
  public static void prepare() {
    Probe probe = new Probe();
    Thread thread = Service.start("jay-probe", probe);
    long found = search(Raw.U.getLong(thread, RECORD));
    probe.done = true;
    if (found != 0) {
      generator = found;
      if (!predicts(generatorOf(Thread.currentThread()))) {
        generator = 0;
      }
    }
  }

  /** Whether identity hash codes are the same in every run. */
  public static boolean areFixed() {
    return generator != 0;
  }

  private static long search(long record) {
    for (int at = 8; record != 0 && at < SEARCHED_BYTES; at += 8) {
      if (Raw.U.getInt(record + at) == FIRST_W
          && Raw.U.getInt(record + at + 8) == FIRST_Y
          && Raw.U.getInt(record + at + 12) == FIRST_Z) {
        return at;
      }
    }
    return 0;
  }

  /** Whether the next hash is what the words at {@code address} say. */
  private static boolean predicts(long address) {
    int w = Raw.U.getInt(address);
    int x = Raw.U.getInt(address + 4);
    int t = x ^ (x << 11);
    int hash = (w ^ (w >>> 19) ^ t ^ (t >>> 8)) & HASH_MASK;
    return System.identityHashCode(new Object()) == hash && Raw.U.getInt(address + 4) != x;
  }

  /** The address of the generator from which the running thread's hashes are drawn. */
  private static long generatorOf(Thread running) {
    return generatorOf(running, Virtual.is(running));
  }

  private static long generatorOf(Strand s) {
    return generatorOf(s.thread, s.virtual);
  }

  private static long generatorOf(Thread running, boolean virtual) {
    Thread carrier = virtual ? (Thread) Raw.U.getReference(running, CARRIER) : running;
    return Raw.U.getLong(carrier, RECORD) + generator;
  }

  private static void begin(long address, long seed) {
    Raw.U.putLong(address, Seeds.mix(seed));
    Raw.U.putLong(address + 8, Seeds.mix(~seed));
  }

  // ---- Strands

  /** First in {@code run} of a thread, which may call {@code super.run}. */
  public static void begun(Thread thread) {
    if (generator != 0 && thread == Thread.currentThread()) {
      Strand s = Strands.of(thread);
      if (s != null && !s.hashes) {
        s.hashes = true;
        begin(generatorOf(s), s.id);
      }
    }
  }

  /** The running thread {@code s} has begun the operation that ends the schedule so far. */
  static void operation(Strand s, long fingerprint) {
    if (generator != 0) {
      long address = generatorOf(s);
      Raw.U.putLong(address, fingerprint);
      Raw.U.putLong(address + 8, ~fingerprint);
    }
  }

  /** The running thread {@code s} begins to pass through. */
  static void pass(Strand s) {
    if (generator != 0) {
      long address = generatorOf(s);
      s.hashWX = Raw.U.getLong(address);
      s.hashYZ = Raw.U.getLong(address + 8);
    }
  }

  /** It has passed through. */
  static void passed(Strand s) {
    if (generator != 0) {
      long address = generatorOf(s);
      Raw.U.putLong(address, s.hashWX);
      Raw.U.putLong(address + 8, s.hashYZ);
    }
  }

  // ---- Objects that have a name

  /** Last in the constructor of an enum constant. */
  public static void made(Object constant) {
    if (constant instanceof Enum) {
      Enum<?> e = (Enum<?>) constant;
      give(e, 31L * e.getDeclaringClass().getName().hashCode() + e.name().hashCode());
    }
  }

  /** A class has been defined. */
  public static void defined(@Nullable Object type) {
    if (type != null) {
      give(type, ((Class<?>) type).getName().hashCode());
    }
  }

  /** Gives an object its hash, made of {@code seed}, unless it has one. */
  static void give(Object object, long seed) {
    if (generator == 0) {
      return;
    }
    long address = generatorOf(Thread.currentThread());
    long wx = Raw.U.getLong(address);
    long yz = Raw.U.getLong(address + 8);
    begin(address, seed);
    int unused = System.identityHashCode(object);
    Raw.U.putLong(address, wx);
    Raw.U.putLong(address + 8, yz);
  }

  /** A thread that asks for no hash while its record is searched. */
  private static final class Probe implements Runnable {
    volatile boolean done;

    @Override
    public void run() {
      while (!done) {
        Thread.onSpinWait();
      }
    }
  }
}
