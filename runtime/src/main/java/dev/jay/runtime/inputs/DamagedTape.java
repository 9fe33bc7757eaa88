package dev.jay.runtime.inputs;

/** What is on a tape cannot be what was recorded here. */
public final class DamagedTape extends Error {
  private static final long serialVersionUID = 1;

  public DamagedTape(String message) {
    super(message);
  }
}
