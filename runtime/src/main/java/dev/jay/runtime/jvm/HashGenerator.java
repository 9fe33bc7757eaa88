package dev.jay.runtime.jvm;

/**
 * The JVM's generators of identity hash codes.
 *
 * <p>The JVM draws an object's identity hash when it is first asked for, from a generator that each
 * of its threads has (Marsaglia's xorshift, four words W X Y Z in the JVM's record of the thread).
 * Three of the words begin with constants, the fourth with a number that depends on how many
 * threads and symbols the JVM has made by then, which is chance. So that is where Jay reaches in:
 * it looks for the constants in the record of a new thread, and checks that it has found the
 * generator by predicting a hash. Where the generator is not found (another JVM, {@code
 * -XX:hashCode}), hashes are as under java.
 */
public final class HashGenerator {
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
  private static long offset;

  private HashGenerator() {}

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
      offset = found;
      Thread self = Thread.currentThread();
      if (!predicts(of(self, Virtual.is(self)))) {
        offset = 0;
      }
    }
  }

  /** Whether identity hash codes can be made the same in every run. */
  public static boolean isFound() {
    return offset != 0;
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
  public static long of(Thread running, boolean virtual) {
    Thread carrier = virtual ? (Thread) Raw.U.getReference(running, CARRIER) : running;
    return Raw.U.getLong(carrier, RECORD) + offset;
  }

  /** The generator at {@code address} goes on from these words. */
  public static void set(long address, long wx, long yz) {
    Raw.U.putLong(address, wx);
    Raw.U.putLong(address + 8, yz);
  }

  private static void seed(long address, long seed) {
    set(address, SplitMix.mix(seed), SplitMix.mix(~seed));
  }

  /** Gives an object its hash, made of {@code seed}, unless it has one. */
  public static void give(Object object, long seed) {
    if (offset == 0) {
      return;
    }
    Thread self = Thread.currentThread();
    long address = of(self, Virtual.is(self));
    long wx = Raw.U.getLong(address);
    long yz = Raw.U.getLong(address + 8);
    seed(address, seed);
    int unused = System.identityHashCode(object);
    set(address, wx, yz);
  }

  /** One thread's generator: whether it has begun, and its words while it is put aside. */
  public static final class State {
    private boolean hasBegun;
    private long wx;
    private long yz;

    /** The running thread begins; once only. */
    public void begin(Thread running, boolean virtual, long seed) {
      if (offset != 0 && !hasBegun) {
        hasBegun = true;
        seed(of(running, virtual), seed);
      }
    }

    public void save(Thread running, boolean virtual) {
      if (offset != 0) {
        long address = of(running, virtual);
        wx = Raw.U.getLong(address);
        yz = Raw.U.getLong(address + 8);
      }
    }

    public void restore(Thread running, boolean virtual) {
      if (offset != 0) {
        set(of(running, virtual), wx, yz);
      }
    }
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
