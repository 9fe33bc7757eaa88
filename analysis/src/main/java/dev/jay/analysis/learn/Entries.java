package dev.jay.analysis.learn;

import dev.jay.trace.BadFile;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.TraceCode;
import java.io.EOFException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What one strand executed, entry by entry, see {@link TraceCode}. */
final class Entries {
  static final int END = -1;

  private final RecordingReader.Stream in;
  private final Places places;
  private final int[] stamps = new int[TraceCode.STRIPES];

  // The entry that comes next.
  int what;
  int site; // of a value, its type
  long number; // of a value
  @Nullable String text; // of a value that is a string from outside
  int object;
  int index;
  int stripe;
  int stamp;

  Entries(RecordingReader.Stream in, Places places) throws IOException {
    this.in = in;
    this.places = places;
    next();
  }

  /** Goes on to the next entry; a trace that was cut short ends where it ends. */
  void next() throws IOException {
    try {
      if (in.hasMore()) {
        read();
      } else {
        what = END;
      }
    } catch (EOFException e) {
      what = END;
    }
  }

  private void read() throws IOException {
    long entry = in.number();
    what = (int) entry & TraceCode.MASK;
    site = (int) (entry >>> TraceCode.BITS);
    text = null;
    if (what == TraceCode.VALUE && site == TraceCode.TEXT) {
      char[] chars = new char[(int) Math.min(in.number(), TraceCode.LONGEST_TEXT)];
      for (int i = 0; i < chars.length; i++) {
        chars[i] = (char) in.number();
      }
      read();
      text = new String(chars);
    } else if (what == TraceCode.VALUE) {
      number = in.number();
    } else if (what == TraceCode.STACK) {
      read();
    } else if (what != TraceCode.UNIT && (site < 0 || site >= places.count())) {
      throw new BadFile("the trace is damaged: something at an unknown place");
    } else if (isAccess()) {
      object = (int) in.number();
      index = places.isElement(site) ? (int) in.number() : -1;
      stripe = object & TraceCode.STRIPES - 1;
      stamp = stamps[stripe] + (int) in.number();
      stamps[stripe] = stamp + 1;
    }
  }

  boolean isAccess() {
    return what == TraceCode.READ || what == TraceCode.WRITE || what == TraceCode.SILENT;
  }
}
