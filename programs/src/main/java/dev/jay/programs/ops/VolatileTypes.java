package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;

/** Volatile fields of every type, the two-word long and double among them; what is read varies. */
public final class VolatileTypes {
  private volatile long aLong;
  private volatile double aDouble;
  private volatile float aFloat;
  private volatile short aShort;
  private volatile byte aByte;
  private volatile char aChar;
  private volatile boolean aBoolean;
  private volatile String aString = "";

  private void step(int worker, int step) {
    aLong = ((long) worker << 40) + step;
    aDouble = worker + step / 100.0;
    aFloat = worker * 0.5f;
    aShort = (short) (worker * 100 + step);
    aByte = (byte) step;
    aChar = (char) ('a' + worker);
    aBoolean = worker % 2 == 0;
    aString = worker + "." + step;
  }

  private long look() {
    long sum = aLong * 31 + Double.doubleToLongBits(aDouble);
    sum = sum * 31 + Float.floatToIntBits(aFloat);
    sum = sum * 31 + aShort;
    sum = sum * 31 + aByte;
    sum = sum * 31 + aChar;
    sum = sum * 31 + (aBoolean ? 1 : 0);
    return sum * 31 + aString.hashCode();
  }

  public static void main(String[] args) {
    VolatileTypes program = new VolatileTypes();
    long[][] seen = new long[4][8];
    Workers.steps(
        4,
        8,
        (worker, step) -> {
          seen[worker][step] = program.look();
          program.step(worker, step);
        });
    System.out.println("seen " + Digest.of(seen));
  }
}
