package dev.jay.runtime.record;

import dev.jay.runtime.core.ActorThreads;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.RecordingHead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Records threads of a program that runs as under {@code java} otherwise: those whose name, class
 * or task's class matches a pattern, each with all that it starts as a sphere of its own. The first
 * goes to the given file, the others to files beside it with numbers. A replay follows one of them,
 * in the first thread of the recorded name.
 */
public final class SelectedThreads implements Spheres.Selector {
  static final String PATTERN = "sphere";
  private static final String THREAD = "thread";

  private final PartOpener opener;
  private final Pattern pattern;
  private final String file;

  /** What the launcher has written, if this is to be recorded. */
  private final @Nullable RecordingHead launched;

  /** The name of the thread to be replayed, if that is what is to be done. */
  private @Nullable String replayed;

  /** The parts that are open, by their threads; under this object's lock, as the count. */
  private final List<Sphere> parts = new ArrayList<>();

  private int count;

  private SelectedThreads(
      Settings settings, String glob, String file, @Nullable RecordingHead launched) {
    this.opener = new PartOpener(settings);
    this.pattern = pattern(glob);
    this.file = file;
    this.launched = launched;
  }

  /** Of the threads that match, each is recorded; the launcher has begun {@code file}. */
  public static SelectedThreads record(Settings settings, String glob, String file)
      throws IOException {
    RecordingHead head = Recording.read(file).head;
    head.properties.put(PATTERN, glob);
    return new SelectedThreads(settings, glob, file, head);
  }

  /** One is replayed from {@code file}. */
  public static SelectedThreads replay(Settings settings, String glob, String file)
      throws IOException {
    SelectedThreads selected = new SelectedThreads(settings, glob, file, null);
    selected.replayed = Recording.read(file).head.property(THREAD);
    return selected;
  }

  /** Any text for an asterisk, any character for a question mark. */
  static Pattern pattern(String glob) {
    StringBuilder regex = new StringBuilder();
    for (int i = 0; i < glob.length(); i++) {
      char c = glob.charAt(i);
      regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
    }
    return Pattern.compile(regex.toString(), Pattern.DOTALL);
  }

  @Override
  public void begins(Thread thread) {
    String name = thread.getName();
    Object task = ActorThreads.taskOf(thread);
    if (!matches(name)
        && !matches(thread.getClass().getName())
        && (task == null || !matches(task.getClass().getName()))) {
      return;
    }
    try {
      begin(name);
    } catch (IOException e) {
      Voice.say("thread \"" + name + "\" is left alone: " + e.getMessage());
    }
  }

  private synchronized void begin(String name) throws IOException {
    RecordingHead head = launched;
    if (head != null) {
      head.properties.put(THREAD, name);
      parts.add(opener.openRecorded(RecordingFile.fresh(numbered(count++)).after(head)));
    } else if (name.equals(replayed)) {
      replayed = null;
      parts.add((Sphere) opener.open(file, true));
    }
  }

  private boolean matches(String name) {
    return pattern.matcher(name).matches();
  }

  /** The first is the file itself, the next ends in -2 before its extension. */
  private String numbered(int before) {
    int dot = file.lastIndexOf('.');
    int end = dot > file.lastIndexOf('/') ? dot : file.length();
    return before == 0 ? file : file.substring(0, end) + "-" + (before + 1) + file.substring(end);
  }

  @Override
  public void ends(Thread thread) {
    Strand s = Strands.current();
    if (s != null && s.id == 0 && remove(s.sphere)) {
      opener.close(s.sphere);
    }
  }

  private synchronized boolean remove(Sphere part) {
    return parts.remove(part);
  }
}
