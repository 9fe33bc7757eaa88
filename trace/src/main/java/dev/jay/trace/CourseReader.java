package dev.jay.trace;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads what {@link CourseWriter} wrote, and tells it event by event. A file that is cut short ends
 * with its last whole section.
 */
public final class CourseReader {
  private final InputStream in;
  private final String file;
  private final CourseStep step = new CourseStep();
  private byte[] buffer = new byte[0];
  private int at;

  /** {@code in} should be buffered; {@code file} is what messages call it. */
  public CourseReader(InputStream in, String file) throws IOException {
    this.in = in;
    this.file = file;
    Sections.readStart(in, file);
  }

  /** Tells all that is in the file. */
  public void tell(CourseEvents to) throws IOException {
    while (nextSection()) {
      try {
        while (at < buffer.length) {
          tellNext(to);
        }
      } catch (ArrayIndexOutOfBoundsException e) {
        throw new BadFile(file + " is damaged: a record ends too early. Make the file again");
      }
    }
  }

  private boolean nextSection() throws IOException {
    Sections.Section section;
    try {
      section = Sections.read(in, file);
    } catch (BadFile.CutShort e) {
      return false;
    }
    if (section == null) {
      return false;
    }
    if (section.name.equals(CourseWriter.RECORDS)) {
      buffer = readAll(section.content());
      at = 0;
    } else if (!section.isOptional()) {
      throw new BadFile(
          file + " is not the course of a run. Write one with the agent's option course=FILE");
    }
    return true;
  }

  private static byte[] readAll(DataInputStream content) throws IOException {
    return content.readAllBytes();
  }

  private void tellNext(CourseEvents to) throws IOException {
    int tag = buffer[at++] & 0xFF;
    int flags = tag >> CourseWriter.FLAGS;
    switch (tag & CourseWriter.WHAT) {
      case CourseWriter.BEGINS:
        begins(to, flags);
        break;
      case CourseWriter.ENDS:
        to.ends(small(), flags, number());
        break;
      case CourseWriter.WAITS:
        to.waits(small(), flags, number(), number());
        break;
      case CourseWriter.EXITS:
        to.exits(small(), number());
        break;
      case CourseWriter.WAKES:
        to.wakes(small(), flags);
        break;
      case CourseWriter.STARTS:
        to.starts(small(), flags);
        break;
      case CourseWriter.ASKS:
        to.asks(small());
        break;
      default:
        throw new BadFile(file + " is damaged: a record of no known sort. Make the file again");
    }
  }

  private void begins(CourseEvents to, int flags) throws IOException {
    boolean hasMore = (flags & CourseWriter.MORE) != 0;
    step.reads = (flags & CourseWriter.READS) != 0;
    step.holds = (flags & CourseWriter.HOLDS) != 0;
    step.strand = small();
    step.kind = small();
    step.target = small();
    step.computed = number();
    step.classNumber = (flags & CourseWriter.NEW) != 0 ? small() : 0;
    step.trips = hasMore ? small() : 0;
    step.passes = hasMore ? small() : 0;
    step.idle = hasMore ? number() : 0;
    to.begins(step);
  }

  private int small() {
    return (int) number();
  }

  private long number() {
    long value = 0;
    int latest;
    int shift = 0;
    do {
      latest = buffer[at++];
      value |= (latest & 0x7FL) << shift;
      shift += 7;
    } while (latest < 0);
    return value;
  }
}
