package dev.jay.analysis;

import dev.jay.trace.Site;
import java.util.List;
import java.util.Locale;

/** The races of a trace as a page that is complete in itself: a bar for each pair of places. */
public final class RacesPage {
  private static final String STYLE =
      """
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; color: #1b2733; }
      h1 { font-size: 1.5rem; } .sum { color: #556; }
      .race { border: 1px solid #d7dde4; border-radius: 8px; padding: .8rem 1rem; margin: .8rem 0; }
      .race.benign { opacity: .65; } .bar { background: #e07a3f; height: 8px; border-radius: 4px; }
      .benign .bar { background: #9fb1c1; } code { font: 13px ui-monospace, monospace; }
      .field { font-weight: 600; } table { border-collapse: collapse; } td { padding: .1rem .8rem .1rem 0; }
      .w { color: #b3401a; } .r { color: #22699b; } td { vertical-align: top; }
      pre { font: 12px/1.4 ui-monospace, monospace; margin: .2rem 0 .4rem 1rem; color: #445; }
      """;

  private RacesPage() {}

  /** The page; {@code name} is what it calls the trace. */
  public static String of(String name, Trace trace, Races races) {
    List<RaceGroup> groups = races.groups();
    int most = groups.stream().mapToInt(RaceGroup::count).max().orElse(1);
    StringBuilder out = new StringBuilder();
    out.append("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Races of ")
        .append(escape(name))
        .append("</title><style>")
        .append(STYLE)
        .append("</style><h1>Races of ")
        .append(escape(name))
        .append("</h1><p class=\"sum\">")
        .append(races.count())
        .append(" races with respect to the schedule, ")
        .append(races.all)
        .append(" with those that follow from them")
        .append(races.unordered < 0 ? "" : ", " + races.unordered + " by happens-before alone")
        .append("; ")
        .append(trace.accesses())
        .append(" accesses, ")
        .append(trace.units())
        .append(" turns, ")
        .append(trace.strands())
        .append(" threads.</p>");
    for (RaceGroup each : groups) {
      append(out, each, most);
    }
    return out.append(groups.isEmpty() ? "<p>None.</p>" : "").append("</html>\n").toString();
  }

  private static void append(StringBuilder out, RaceGroup group, int most) {
    double width = 100 * Math.log1p(group.count()) / Math.log1p(most);
    out.append("<div class=\"race").append(group.isBenign() ? " benign" : "").append("\">");
    out.append("<div class=\"field\"><code>")
        .append(escape(group.subject()))
        .append("</code> ")
        .append(group.count())
        .append(group.count() == 1 ? " time" : " times")
        .append(group.isBenign() ? ", " + group.whyBenign() : "")
        .append("</div><div class=\"bar\" style=\"width:")
        .append(String.format(Locale.ROOT, "%.1f", width))
        .append("%\"></div><table>");
    row(out, group.first());
    row(out, group.second());
    out.append("</table></div>\n");
  }

  private static void row(StringBuilder out, RaceGroup.Side side) {
    out.append("<tr><td class=\"")
        .append(side.kind().equals("write") ? "w" : "r")
        .append("\">")
        .append(escape(side.kind()))
        .append("<td>thread ")
        .append(side.strand)
        .append("<td>");
    String place = "<code>" + escape(Site.readable(side.site)) + "</code>";
    if (side.stack.isEmpty()) {
      out.append(place);
      return;
    }
    out.append("<details><summary>")
        .append(place)
        .append(side.isEarlier ? " (stack of an earlier time)" : "")
        .append("</summary><pre>")
        .append(escape(String.join("\n", side.stack)))
        .append("</pre></details>");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
