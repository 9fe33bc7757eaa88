package dev.jay.bench;

import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;

/**
 * The report as one page that needs nothing else: a chart of the ratios on a logarithmic scale, the
 * worst first, and the table.
 */
final class RealPage {
  private static final int LEFT = 230; // for the names
  private static final int WIDTH = 900; // names, bars and their labels
  private static final int RIGHT = 110; // for the labels
  private static final int BAR = 12;
  private static final int GAP = 6;
  private static final int TOP = 24; // for the numbers of the scale
  private static final double[] TICKS = {0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
  private static final String[] COLOURS = {"#2b6cb0", "#dd8a2e"};
  private static final String STYLE =
      """
      body { font: 14px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; color: #222; }
      svg { display: block; width: 100%; height: auto; }
      svg text { font: 11px system-ui, sans-serif; fill: #222; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; font-size: 13px; margin-top: 1.5em; }
      th, td { padding: 2px 8px; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
      th:first-child, td:first-child { text-align: left; }
      .key { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.4em; }
      """;

  private final RealReport report;
  private final List<RealResult> sorted; // the worst first
  private final double least; // where the scale begins
  private final double most; // where it ends

  RealPage(RealReport report) {
    this.report = report;
    sorted =
        report.results().stream()
            .sorted(Comparator.comparingDouble(RealPage::badness).reversed())
            .toList();
    DoubleSummaryStatistics ratios = new DoubleSummaryStatistics();
    for (RealResult result : sorted) {
      for (int jay = 0; jay < report.jays().size(); jay++) {
        if (result.hasRatio(jay)) {
          ratios.accept(result.ratio(jay));
        }
      }
    }
    least = Math.min(1, ratios.getMin());
    most = Math.max(2, ratios.getMax());
  }

  /** Our Jay's ratio; those without one come first. */
  private static double badness(RealResult result) {
    return result.hasRatio(0) ? result.ratio(0) : Double.MAX_VALUE;
  }

  String html() {
    StringBuilder html = new StringBuilder();
    html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    html.append("<meta name=\"viewport\" content=\"width=device-width\">\n");
    html.append("<title>Real programs under jay run</title>\n<style>\n");
    html.append(STYLE).append("</style>\n</head>\n<body>\n<h1>Real programs under jay run</h1>\n");
    html.append("<p>").append(escaped(report.title())).append("</p>\n");
    List<String> summaries = report.summaries();
    for (int jay = 0; jay < summaries.size(); jay++) {
      html.append("<p><span class=\"key\" style=\"background:").append(COLOURS[jay]).append("\">");
      html.append("</span>").append(escaped(summaries.get(jay))).append("</p>\n");
    }
    chart(html);
    table(html);
    return html.append("</body>\n</html>\n").toString();
  }

  private int rowHeight() {
    return BAR * report.jays().size() + GAP;
  }

  private void chart(StringBuilder html) {
    int height = TOP + sorted.size() * rowHeight();
    html.append(
        format(
            "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"ratios, log scale\">%n",
            WIDTH, height));
    for (double tick : TICKS) {
      if (tick >= least && tick <= most) {
        html.append(
            format(
                "<line x1=\"%.1f\" x2=\"%1$.1f\" y1=\"%d\" y2=\"%d\" stroke=\"%s\"/>%n",
                x(tick), TOP - 6, height, tick == 1 ? "#555" : "#ddd"));
        html.append(
            format(
                "<text x=\"%.1f\" y=\"12\" text-anchor=\"middle\">%sx</text>%n",
                x(tick), tick < 1 ? "0.5" : format("%.0f", tick)));
      }
    }
    for (int i = 0; i < sorted.size(); i++) {
      bars(html, sorted.get(i), TOP + i * rowHeight());
    }
    html.append("</svg>\n");
  }

  private void bars(StringBuilder html, RealResult result, int top) {
    int middle = top + BAR * report.jays().size() / 2 + 4;
    html.append(
        format(
            "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>%n",
            LEFT - 8, middle, escaped(result.name())));
    for (int jay = 0; jay < report.jays().size(); jay++) {
      int y = top + jay * BAR;
      double end = x(1);
      if (result.hasRatio(jay)) {
        end = Math.max(x(1), x(result.ratio(jay)));
        double begin = Math.min(x(1), x(result.ratio(jay)));
        html.append(
            format(
                "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>%n",
                begin, y + 1, Math.max(1, end - begin), BAR - 2, COLOURS[jay]));
      }
      html.append(
          format(
              "<text x=\"%.1f\" y=\"%d\">%s</text>%n",
              end + 5, y + BAR - 2, escaped(result.showRatio(jay))));
    }
  }

  /** The place of a ratio on the scale. */
  private double x(double ratio) {
    double part = Math.log(ratio / least) / Math.log(most / least);
    return LEFT + part * (WIDTH - LEFT - RIGHT);
  }

  private void table(StringBuilder html) {
    html.append("<div class=\"wide\">\n<table>\n");
    row(html, "th", report.heads());
    for (RealResult result : sorted) {
      row(html, "td", report.cells(result));
    }
    html.append("</table>\n</div>\n");
  }

  private static void row(StringBuilder html, String tag, List<String> cells) {
    html.append("<tr>");
    for (String cell : cells) {
      html.append(format("<%s>%s</%1$s>", tag, escaped(cell)));
    }
    html.append("</tr>\n");
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
