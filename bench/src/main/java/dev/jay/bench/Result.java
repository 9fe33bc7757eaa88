package dev.jay.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The readings of a comparison, round by round; or why there are none. */
record Result(Comparison comparison, List<Double> plain, List<Double> jay, String failure) {
  static Result measured(Comparison comparison, List<Double> plain, List<Double> jay) {
    return new Result(comparison, List.copyOf(plain), List.copyOf(jay), "");
  }

  static Result failed(Comparison comparison, String why) {
    return new Result(comparison, List.of(), List.of(), why);
  }

  boolean isFailed() {
    return !failure.isEmpty();
  }

  /** The ratio of the medians. */
  double ratio() {
    return Quartiles.of(jay).median() / Quartiles.of(plain).median();
  }

  /** The quartiles of the ratios of the rounds: what came right after each other is compared. */
  Quartiles ratios() {
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < plain.size(); i++) {
      ratios.add(jay.get(i) / plain.get(i));
    }
    return Quartiles.of(ratios);
  }

  /** What, plain, jay, ratio, quartiles, target, met. */
  List<String> cells() {
    if (isFailed()) {
      return List.of(
          comparison.what(), "-", "-", "failed", "-", comparison.target().toString(), "no");
    }
    double plainMedian = Quartiles.of(plain).median();
    double jayMedian = Quartiles.of(jay).median();
    return List.of(
        comparison.what(),
        comparison.unit().show(plainMedian),
        comparison.unit().show(jayMedian),
        times(ratio()),
        times(ratios().lower()) + " to " + times(ratios().upper()),
        comparison.target().toString(),
        comparison.target().verdict(plainMedian, jayMedian));
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, ratio < 100 ? "%.2fx" : "%.0fx", ratio);
  }
}
