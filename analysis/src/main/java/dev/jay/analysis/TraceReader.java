package dev.jay.analysis;

import dev.jay.trace.BadFile;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import dev.jay.trace.Site;
import dev.jay.trace.TraceCode;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a trace, see {@link TraceCode}. One that was cut short is read as far as all its streams
 * go: a strand's accesses up to its last unit that is in the schedule.
 */
public final class TraceReader {
  private static final int MOST_STRANDS = 1 << 20;

  private final RecordingReader file;
  private final String name;
  private final Trace trace;
  private final LongNumbers locations = new LongNumbers();
  private final int[] parts; // by site: the number of the field, or -1 for elements
  private final boolean[] accesses; // by site: whether it is a place, and not a stack

  private TraceReader(RecordingReader file, String name) throws IOException {
    this.file = file;
    this.name = name;
    List<String> sites = sites();
    this.trace =
        new Trace(
            file.head, file.bytes(RecordingWriter.ORDER), sites, file.isComplete, file::stream);
    this.parts = new int[sites.size()];
    this.accesses = new boolean[sites.size()];
    Map<String, Integer> fields = new HashMap<>();
    for (int i = 0; i < parts.length; i++) {
      String text = sites.get(i);
      accesses[i] = Site.isPlace(text);
      String part = Site.isCall(text) ? "" : Site.target(text);
      Integer known = fields.get(part);
      if (known == null) {
        known = fields.size();
        fields.put(part, known);
      }
      parts[i] = Site.isElement(text) ? -1 : known;
    }
  }

  /** Reads a file; {@code name} is what messages call it. */
  public static Trace read(InputStream in, String name) throws IOException {
    RecordingReader file = RecordingReader.read(in, name);
    if (file.length(RecordingWriter.OPERATIONS) == 0) {
      throw new BadFile(name + " is no trace. Make one with: jay trace -o FILE ...");
    }
    try {
      TraceReader reader = new TraceReader(file, name);
      reader.readOperations();
      for (int strand = 0; strand < reader.trace.strands(); strand++) {
        reader.readMemory(strand);
      }
      return reader.trace;
    } catch (EOFException e) {
      throw new BadFile(name + " is damaged: a stream ends too early");
    }
  }

  private List<String> sites() throws IOException {
    List<String> sites = new ArrayList<>();
    RecordingReader.Stream in = file.stream(RecordingWriter.SITES);
    while (in.hasMore()) {
      sites.add(new String(in.bytes((int) in.number()), StandardCharsets.UTF_8));
    }
    return sites;
  }

  private void readOperations() throws IOException {
    RecordingReader.Stream in = file.stream(RecordingWriter.OPERATIONS);
    try {
      while (in.hasMore()) {
        long entry = in.number();
        int what = (int) entry & TraceCode.MASK;
        int strand = (int) Math.min(Integer.MAX_VALUE, entry >>> TraceCode.BITS);
        if (strand >= MOST_STRANDS || what > TraceCode.ENDS) {
          throw new BadFile(name + " is damaged: an operation of an unknown kind or thread");
        }
        int kind = what == TraceCode.OPERATION ? in.read() : 0;
        boolean hasTarget = what == TraceCode.OPERATION || what == TraceCode.STARTS;
        long target = hasTarget ? in.number() : 0;
        trace.events.add(new Trace.Event(what, strand, kind, target));
        if (what == TraceCode.OPERATION || what == TraceCode.REGAINS) {
          trace.addUnit(strand);
        } else if (what == TraceCode.STARTS) {
          trace.start(strand);
        } else {
          trace.knowStrand(strand);
        }
      }
    } catch (EOFException e) {
      if (trace.isComplete) {
        throw e;
      }
    }
  }

  private void readMemory(int strand) throws IOException {
    RecordingReader.Stream in = file.stream(RecordingWriter.memory(strand));
    int most = trace.positions.get(strand).size();
    int region = 0;
    int stack = -1; // of the access that follows
    int[] stamps = new int[TraceCode.STRIPES];
    int[] counts = new int[parts.length];
    int[] regions = new int[parts.length]; // 1 + the region that counts is of
    try {
      while (in.hasMore()) {
        long entry = in.number();
        int what = (int) entry & TraceCode.MASK;
        long site = entry >>> TraceCode.BITS;
        if (what == TraceCode.UNIT) {
          if (++region > most) {
            return; // that unit was not written any more
          }
          continue;
        }
        if (what == TraceCode.VALUE) {
          long number = in.number();
          for (int i = 0; site == TraceCode.TEXT && i < number; i++) {
            in.number();
          }
          continue;
        }
        if (what == TraceCode.STACK && site < parts.length) {
          stack = (int) site;
          continue;
        }
        if (site >= parts.length || !accesses[(int) site] || what > TraceCode.ENTER) {
          throw new BadFile(name + " is damaged: something at an unknown place");
        }
        if (what == TraceCode.BLOCK || what == TraceCode.ENTER) {
          trace.blocks += what == TraceCode.BLOCK ? 1 : 0;
          continue;
        }
        int at = (int) site;
        int object = (int) in.number();
        long part = parts[at] < 0 ? in.number() : -1L - parts[at];
        int stripe = object & TraceCode.STRIPES - 1;
        int stamp = stamps[stripe] + (int) in.number();
        stamps[stripe] = stamp + 1;
        if (regions[at] != region + 1) {
          regions[at] = region + 1;
          counts[at] = 0;
        }
        int location = locations.of((long) object << 32 | part & 0xFFFFFFFFL);
        int row = trace.addAccess(location, strand, region, at, ++counts[at], stamp, what);
        if (stack >= 0) {
          trace.addStack(row, stack);
          stack = -1;
        }
      }
    } catch (EOFException e) {
      if (trace.isComplete) {
        throw e;
      }
    }
  }
}
