package dev.jay.runtime.record;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.ChildProcess;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingWriter;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Has the JVMs that a recorded program starts recorded too, each in a file beside its own: a.jay,
 * a-child-1.jay, a-child-2.jay, by the order of their starts, and so on for their children. The
 * parent begins the child's file with what a replay needs to know, as the launcher does for the
 * parent's. At replay each file stands for itself; the parent's replay starts no child.
 */
public final class ChildJvms implements ChildProcess.Joiner {
  private final List<String> flags;
  private final String agent;
  private final String file;
  private final String options;
  private final Redaction redaction;

  /** How many have been started; under this object's lock. */
  private int count;

  /**
   * A child gets {@code flags} and the agent's jar, with {@code options} after the name of its
   * file.
   */
  public ChildJvms(
      List<String> flags, String agent, String file, String options, Redaction redaction) {
    this.flags = flags;
    this.agent = agent;
    this.file = file;
    this.options = options;
    this.redaction = redaction;
  }

  @Override
  public List<String> join(
      List<String> words, @Nullable List<String> environment, @Nullable String directory) {
    Strand s = Strands.current();
    if (s != null) {
      s.mode++; // what is written here is not the program's
    }
    try {
      String child = beside(number());
      begin(child, head(words, environment, directory));
      List<String> added = new ArrayList<>(flags);
      added.add("-javaagent:" + agent + "=record=" + child + ",begun" + options);
      return added;
    } catch (IOException e) {
      Voice.say("a child JVM is not recorded: " + e.getMessage());
      return new ArrayList<>();
    } finally {
      if (s != null) {
        s.mode--;
      }
    }
  }

  private synchronized int number() {
    return ++count;
  }

  private String beside(int number) {
    int dot = file.lastIndexOf('.');
    int end = dot > file.lastIndexOf('/') ? dot : file.length();
    return file.substring(0, end) + "-child-" + number + file.substring(end);
  }

  private RecordingHead head(
      List<String> words, @Nullable List<String> environment, @Nullable String directory) {
    RecordingHead head = new RecordingHead();
    head.properties.put(
        "directory", directory == null ? System.getProperty("user.dir", "") : directory);
    for (String word : words) {
      head.words.add(redaction.redacted(word));
    }
    if (environment == null) {
      for (Map.Entry<String, String> each : System.getenv().entrySet()) {
        variable(head, each.getKey(), each.getValue());
      }
    } else {
      for (String each : environment) {
        int equals = each.indexOf('=', 1);
        if (equals > 0) {
          variable(head, each.substring(0, equals), each.substring(equals + 1));
        }
      }
    }
    return head;
  }

  private void variable(RecordingHead head, String name, String value) {
    if (!name.startsWith("JAY_")) {
      head.environment.put(name, redaction.redacted(value));
    }
  }

  private static void begin(String name, RecordingHead head) throws IOException {
    RecordingFile.replace(new File(name));
    try (OutputStream out = new FileOutputStream(name)) {
      RecordingWriter.begin(out).head(head);
    }
  }
}
