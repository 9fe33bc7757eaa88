package dev.jay.runtime.inputs;

/** Inputs that were chosen one by one before the program began. */
public final class GivenInputs implements Inputs {
  /** What java.util.concurrent sees where no number was asked for. */
  public static final int PROCESSORS = 4;

  private final Clock clock;
  private final SeedSource seeds;
  private final int processors;

  public GivenInputs(Clock clock, SeedSource seeds, int processors) {
    this.clock = clock;
    this.seeds = seeds;
    this.processors = processors;
  }

  @Override
  public Clock clock() {
    return clock;
  }

  @Override
  public SeedSource seeds() {
    return seeds;
  }

  @Override
  public int processors() {
    return processors;
  }
}
