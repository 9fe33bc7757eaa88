package dev.jay.checker.failure;

import dev.jay.checker.failure.Story.Mark;
import dev.jay.checker.failure.Story.Row;
import dev.jay.runtime.explore.Deed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A {@link Story} as a page that needs nothing beside itself: the threads' lanes, the source lines,
 * arrows for happens-before, the race or the cycle marked. The page is a template with a script;
 * this puts the data into it, as JSON.
 */
final class SchedulePage {
  private static final String TEMPLATE = "schedule-page.html";
  private static final int MOST_ROWS = 2_000;

  private final Story story;
  private final Sources sources;

  SchedulePage(Story story, Sources sources) {
    this.story = story;
    this.sources = sources;
  }

  /** {@code texts} are shown above: title, message, details, replay, and what else there is. */
  void write(Path file, Map<String, String> texts, List<Arrows.Arrow> arrows) throws IOException {
    StringJoiner data = new StringJoiner(",\n", "{", "}");
    texts.forEach((name, text) -> data.add(json(name) + ":" + json(text)));
    data.add("\"threads\":" + list(story.threads().stream().map(SchedulePage::json).toList()));
    data.add("\"rows\":" + list(rows()));
    data.add("\"arrows\":" + list(arrows(arrows)));
    List<String> files = new ArrayList<>();
    sources
        .files()
        .forEach(
            (name, lines) ->
                files.add(
                    json(name) + ":" + list(lines.stream().map(SchedulePage::json).toList())));
    data.add("\"sources\":{" + String.join(",\n", files) + "}");
    Path parent = file.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.writeString(file, template().replace("/*DATA*/null", data.toString()));
  }

  private static String template() throws IOException {
    try (InputStream in = SchedulePage.class.getResourceAsStream(TEMPLATE)) {
      if (in == null) {
        throw new IOException(TEMPLATE + " is missing in Jay's jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Rows in the middle of a long story are not shown. */
  private boolean isShown(int row) {
    int hidden = story.rows().size() - MOST_ROWS;
    return hidden <= 0 || row < MOST_ROWS / 2 || row >= MOST_ROWS / 2 + hidden;
  }

  private List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < story.rows().size(); i++) {
      Row row = story.rows().get(i);
      if (!isShown(i) || row.mark() == Mark.AT) {
        continue; // the page shows stacks in another place
      }
      StringJoiner data = new StringJoiner(",", "{", "}");
      data.add("\"row\":" + i).add("\"thread\":" + row.thread());
      data.add("\"text\":" + json(row.timed())).add("\"place\":" + json(row.place()));
      if (row.mark() != Mark.NONE) {
        data.add("\"mark\":" + json(row.mark().name().toLowerCase(java.util.Locale.ROOT)));
      }
      if (row.partner() >= 0 && isShown(row.partner())) {
        data.add("\"partner\":" + row.partner());
      }
      Deed deed = row.deed();
      data.add("\"stack\":" + list(deed == null ? List.of() : frames(deed.stack)));
      rows.add(data.toString());
    }
    return rows;
  }

  private List<String> frames(StackTraceElement[] stack) {
    List<String> frames = new ArrayList<>();
    int end = stack.length;
    while (end > 0 && DeedText.isJdk(stack[end - 1])) {
      end--; // how the program is called
    }
    for (StackTraceElement frame : List.of(stack).subList(0, end)) {
      String file = DeedText.isJdk(frame) ? "" : sources.file(frame);
      frames.add(
          "{\"text\":"
              + json(frame.getClassName() + "." + frame.getMethodName())
              + ",\"place\":"
              + json(DeedText.place(frame))
              + ",\"file\":"
              + json(file)
              + ",\"line\":"
              + frame.getLineNumber()
              + "}");
    }
    return frames;
  }

  private List<String> arrows(List<Arrows.Arrow> arrows) {
    List<String> shown = new ArrayList<>();
    for (Arrows.Arrow arrow : arrows) {
      int from = story.before(arrow.from());
      int to = story.after(arrow.to());
      if (from >= 0 && to > from && isShown(from) && isShown(to)) {
        shown.add("[" + from + "," + to + "]");
      }
    }
    return shown;
  }

  private static String list(List<String> parts) {
    return "[" + String.join(",\n", parts) + "]";
  }

  /** A string of JSON that can stand in a script. */
  private static String json(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || c == '<' || c == '>' || c == '&' || c > 126) {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
