package dev.jay.runtime.record;

import dev.jay.runtime.inputs.Tape;

/**
 * Keeps nothing. A run that follows a schedule reads what there is, but each such call takes a
 * turn, as it did while it was traced: strands have a tape so that it does.
 */
final class BlankTape extends Tape {
  @Override
  public Tape ofInitialiser(String className) {
    return this;
  }

  @Override
  public boolean isReplayed() {
    return false;
  }

  @Override
  public void begin(int kind) {}

  @Override
  public void end() {}

  @Override
  public void put(long value) {}

  @Override
  public void put(byte[] bytes, int from, int length) {}

  @Override
  public long get() {
    throw new UnsupportedOperationException();
  }

  @Override
  public byte[] getBytes() {
    throw new UnsupportedOperationException();
  }
}
