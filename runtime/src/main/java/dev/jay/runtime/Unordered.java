package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/** No order: for a scheduler that keeps its own account of who can run. */
final class Unordered implements Policy {
  static final Unordered POLICY = new Unordered();

  private Unordered() {}

  @Override
  public void ready(Strand s) {}

  @Override
  public @Nullable Strand next() {
    return null;
  }

  @Override
  public void passed(Strand s) {}

  @Override
  public boolean isEmpty() {
    return true;
  }

  @Override
  public boolean keeps(Strand s) {
    return true;
  }

  @Override
  public void postpone(Strand s, int rounds) {}

  @Override
  public void skip(Strand s, int rounds) {}
}
