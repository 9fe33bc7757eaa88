package dev.jay.bench;

import java.util.List;

/** What the ratios of all programs come to. */
record RealSummary(int programs, double geometricMean, double median, long over5, long over10) {
  /** Of at least one ratio. */
  static RealSummary of(List<Double> ratios) {
    double logs = ratios.stream().mapToDouble(Math::log).sum();
    return new RealSummary(
        ratios.size(),
        Math.exp(logs / ratios.size()),
        Quartiles.of(ratios).median(),
        ratios.stream().filter(ratio -> ratio > 5).count(),
        ratios.stream().filter(ratio -> ratio > 10).count());
  }

  @Override
  public String toString() {
    return "geometric mean "
        + RealResult.times(geometricMean)
        + ", median "
        + RealResult.times(median)
        + ", over 5x: "
        + over5
        + ", over 10x: "
        + over10
        + ", of "
        + programs
        + (programs == 1 ? " program" : " programs");
  }
}
