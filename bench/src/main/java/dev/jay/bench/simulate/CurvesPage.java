package dev.jay.bench.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The curves as one page that needs nothing else: time relative to the greedy bound over the number
 * of cores, both on logarithmic scales; the means of all programs first, then each program.
 */
public final class CurvesPage {
  private static final int WIDTH = 430;
  private static final int HEIGHT = 250;
  private static final int LEFT = 42; // for the numbers of the scale
  private static final int RIGHT = 12;
  private static final int TOP = 10;
  private static final int BOTTOM = 24;
  private static final double[] TICKS = {1, 1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500};
  private static final String[] COLOURS = {
    "#222222", "#c53030", "#dd8a2e", "#b7a21c", "#2b6cb0", "#2f855a", "#2b6cb0", "#2b6cb0",
    "#d53f8c", "#d53f8c", "#805ad5", "#805ad5"
  };
  private static final String[] DASHES = {
    "", "", "", "", "", "", "2 3", "7 3", "", "7 3", "", "7 3"
  };
  private static final String STYLE =
      """
      body { font: 14px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; color: #222; }
      svg { display: block; width: 100%; height: auto; }
      svg text { font: 11px system-ui, sans-serif; fill: #222; }
      .charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(24em, 1fr)); gap: 1.2em; }
      .means { max-width: 48em; }
      h2 { font-size: 14px; margin: 0.4em 0; }
      .keys { display: flex; flex-wrap: wrap; gap: 0.2em 1.4em; padding: 0; list-style: none; }
      .keys svg { display: inline-block; width: 34px; height: 10px; margin-right: 0.4em; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; font-size: 13px; margin-top: 1.5em; }
      th, td { padding: 2px 8px; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
      th:first-child, td:first-child { text-align: left; }
      """;

  private final String title;
  private final List<Curves> all;

  public CurvesPage(String title, List<Curves> all) {
    this.title = title;
    this.all = all;
  }

  /** The page. */
  public String html() {
    StringBuilder html = new StringBuilder();
    html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    html.append("<meta name=\"viewport\" content=\"width=device-width\">\n");
    html.append("<title>Jay on more cores</title>\n<style>\n").append(STYLE);
    html.append("</style>\n</head>\n<body>\n<h1>Jay on more cores</h1>\n");
    html.append("<p>").append(escaped(title)).append("</p>\n");
    keys(html);
    html.append("<div class=\"means\">\n<h2>All programs, geometric means</h2>\n");
    chart(html, means());
    html.append("</div>\n");
    table(html);
    html.append("<div class=\"charts\">\n");
    for (Curves curves : all) {
      html.append("<div>\n<h2>").append(escaped(curves.program())).append("</h2>\n");
      chart(html, relative(curves));
      html.append("</div>\n");
    }
    return html.append("</div>\n</body>\n</html>\n").toString();
  }

  private List<double[]> means() {
    List<double[]> lines = new ArrayList<>();
    for (int rules = 0; rules < Curves.RULES.size(); rules++) {
      double[] line = new double[Curves.CORES.size()];
      for (int cores = 0; cores < line.length; cores++) {
        line[cores] = Curves.mean(all, rules, cores);
      }
      lines.add(line);
    }
    return lines;
  }

  private static List<double[]> relative(Curves curves) {
    List<double[]> lines = new ArrayList<>();
    for (int rules = 0; rules < Curves.RULES.size(); rules++) {
      double[] line = new double[Curves.CORES.size()];
      for (int cores = 0; cores < line.length; cores++) {
        line[cores] = curves.relative(rules, cores);
      }
      lines.add(line);
    }
    return lines;
  }

  private static void keys(StringBuilder html) {
    html.append("<ul class=\"keys\">\n");
    for (int rules = 0; rules < Curves.RULES.size(); rules++) {
      html.append("<li><svg viewBox=\"0 0 34 10\"><path d=\"M0 5H34\" ").append(stroke(rules));
      html.append("/></svg>").append(escaped(label(rules))).append("</li>\n");
    }
    html.append("</ul>\n");
  }

  private static String label(int rules) {
    Rules of = Curves.RULES.get(rules);
    return of.length() > 1 ? "stretches of " + of.name() : of.name();
  }

  private static String stroke(int rules) {
    return format(
        "stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\" fill=\"none\"",
        COLOURS[rules % COLOURS.length], DASHES[rules % DASHES.length]);
  }

  private static void chart(StringBuilder html, List<double[]> lines) {
    double most = 2;
    for (double[] line : lines) {
      for (double value : line) {
        most = Math.max(most, value);
      }
    }
    html.append(
        format(
            "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"time over cores, log scales\">%n",
            WIDTH, HEIGHT));
    for (double tick : TICKS) {
      if (tick <= most * 1.01) {
        html.append(
            format(
                "<path d=\"M%d %.1fH%d\" stroke=\"%s\"/><text x=\"%d\" y=\"%.1f\""
                    + " text-anchor=\"end\">%sx</text>%n",
                LEFT,
                y(tick, most),
                WIDTH - RIGHT,
                tick == 1 ? "#555" : "#ddd",
                LEFT - 5,
                y(tick, most) + 4,
                tick == 1.5 ? "1.5" : format("%.0f", tick)));
      }
    }
    for (int cores = 0; cores < Curves.CORES.size(); cores++) {
      html.append(
          format(
              "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>%n",
              x(cores), HEIGHT - 8, Curves.CORES.get(cores)));
    }
    for (int rules = lines.size() - 1; rules >= 0; rules--) {
      StringBuilder path = new StringBuilder();
      for (int cores = 0; cores < Curves.CORES.size(); cores++) {
        path.append(cores == 0 ? 'M' : 'L');
        path.append(format("%.1f %.1f", x(cores), y(lines.get(rules)[cores], most)));
      }
      html.append(
          format(
              "<path d=\"%s\" %s><title>%s</title></path>%n",
              path, stroke(rules), escaped(label(rules))));
    }
    html.append("</svg>\n");
  }

  private static double x(int cores) {
    return LEFT + 10 + (double) cores / (Curves.CORES.size() - 1) * (WIDTH - LEFT - RIGHT - 20);
  }

  private static double y(double value, double most) {
    double part = Math.log(Math.max(1, value)) / Math.log(most);
    return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM);
  }

  private void table(StringBuilder html) {
    html.append("<div class=\"wide\">\n<table>\n<tr><th>geometric means</th>");
    for (int cores : Curves.CORES) {
      html.append(format("<th>%d %s</th>", cores, cores == 1 ? "core" : "cores"));
    }
    html.append("</tr>\n");
    List<double[]> means = means();
    for (int rules = 0; rules < means.size(); rules++) {
      html.append("<tr><td>").append(escaped(label(rules))).append("</td>");
      for (double value : means.get(rules)) {
        html.append(format("<td>%.2fx</td>", value));
      }
      html.append("</tr>\n");
    }
    html.append("</table>\n</div>\n");
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
