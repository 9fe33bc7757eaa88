package dev.jay.runtime.record;

import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingWriter;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Where a recording goes. The file holds what the program has read: its owner alone may read it.
 */
public final class RecordingFile {
  final String name;
  private final boolean isBegun;
  private final Redaction redaction;

  /** What else is to stand before the recording's own head. */
  private final @Nullable RecordingHead before;

  private RecordingFile(
      String name, boolean isBegun, Redaction redaction, @Nullable RecordingHead before) {
    this.name = name;
    this.isBegun = isBegun;
    this.redaction = redaction;
    this.before = before;
  }

  /** A file that the launcher has begun, with a head of its own. */
  public static RecordingFile begun(String name) {
    return new RecordingFile(name, true, Redaction.of(null), null);
  }

  /** A new file; an old one of that name is replaced. */
  public static RecordingFile fresh(String name) {
    return new RecordingFile(name, false, Redaction.of(null), null);
  }

  /** The same file, out of which {@code kept} is kept. */
  public RecordingFile without(Redaction kept) {
    return new RecordingFile(name, isBegun, kept, before);
  }

  /** The same file, in which {@code head} comes first. */
  RecordingFile after(RecordingHead head) {
    return new RecordingFile(name, isBegun, redaction, head);
  }

  /** Begins to write. */
  Spool open(RecordingHead head) throws IOException {
    File file = new File(name);
    if (!isBegun) {
      replace(file);
    }
    FileOutputStream out = new FileOutputStream(file, true);
    RecordingWriter writer = isBegun ? RecordingWriter.goOn(out) : RecordingWriter.begin(out);
    if (before != null) {
      writer.head(before);
    }
    writer.head(head);
    return new Spool(writer, redaction);
  }

  /** Makes it an empty one that its owner alone may read. */
  static void replace(File file) throws IOException {
    new FileOutputStream(file).close();
    file.setReadable(false, false);
    file.setReadable(true, true); // where the file system has such rights
  }
}
