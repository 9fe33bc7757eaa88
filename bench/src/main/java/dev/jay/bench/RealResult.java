package dev.jay.bench;

import java.util.List;
import java.util.Locale;

/**
 * A real program, measured.
 *
 * @param jays one for each Jay: ours, then the other
 */
record RealResult(String name, RealSide plain, List<RealSide> jays) {
  /** How the table says that the outcome is not that of plain java. */
  static final String OTHER = "OTHER";

  /** Whether there is a ratio. Who is too slow has one: it is at least that. */
  boolean hasRatio(int jay) {
    return plain.isGoingOn() && !jays.get(jay).isFailed();
  }

  /** Seconds with this Jay by seconds of plain java. */
  double ratio(int jay) {
    return jays.get(jay).seconds() / plain.seconds();
  }

  /** How the table says it. */
  String showRatio(int jay) {
    if (!plain.isGoingOn()) {
      return "plain " + trouble(plain);
    }
    if (jays.get(jay).isFailed()) {
      return trouble(jays.get(jay));
    }
    String ratio = times(ratio(jay));
    return jays.get(jay).isTimedOut() ? "over " + ratio : ratio;
  }

  /** Processor time with this Jay by that of plain java. */
  String showProcessor(int jay) {
    if (!hasRatio(jay) || Double.isNaN(plain.processor())) {
      return "-";
    }
    return times(jays.get(jay).processor() / plain.processor());
  }

  /** Whether Jay's runs had plain java's outcome. */
  String showOutcome(int jay) {
    List<String> expected = plain.outcomes();
    List<String> outcomes = jays.get(jay).outcomes();
    if (outcomes.isEmpty() || expected.isEmpty()) {
      return "-";
    }
    if (expected.size() > 1) {
      return "plain's varies";
    }
    return outcomes.equals(expected) ? "same" : OTHER;
  }

  /** Whether all of Jay's runs had one order. */
  String showOrder(int jay) {
    List<String> orders = jays.get(jay).orders();
    if (orders.isEmpty() || orders.contains(RealRun.NO_ORDER)) {
      return "-";
    }
    return orders.size() == 1 ? "one" : "varies";
  }

  /** Such events of Jay for each second of plain java, in thousands. */
  String showRate(long count) {
    if (count < 0 || !plain.isGoingOn()) {
      return "-";
    }
    double thousands = count / plain.seconds() / 1000;
    return String.format(Locale.ROOT, thousands < 10 ? "%.1fk" : "%.0fk", thousands);
  }

  private static String trouble(RealSide side) {
    RealRun last = side.runs().get(side.runs().size() - 1);
    return last.isTimedOut() ? "timed out" : "failed (exit " + last.exit() + ")";
  }

  static String times(double ratio) {
    return String.format(Locale.ROOT, ratio < 100 ? "%.2fx" : "%.0fx", ratio);
  }
}
