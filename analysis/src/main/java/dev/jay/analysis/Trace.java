package dev.jay.analysis;

import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import dev.jay.trace.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * An execution trace in memory: the units of the schedule, and the accesses to plain memory, each a
 * row of several columns. A strand's accesses stand in its program order.
 *
 * <p>The region of an access is the time between two units of its strand: region u of a strand
 * begins with its u-th unit and ends with the one after that; region 0 begins with the unit in
 * which the strand was started.
 */
public final class Trace {
  public final RecordingHead head;

  /** As in {@link dev.jay.trace.OrderCode}. */
  public final byte[] order;

  /** The texts of sites, by number. */
  public final List<String> sites;

  /** Whether the trace was closed in order. */
  public final boolean isComplete;

  private final IntFunction<RecordingReader.Stream> streams;
  final List<Event> events = new ArrayList<>();
  final List<IntColumn> positions = new ArrayList<>(); // by strand: of its units in the schedule
  private final IntColumn begins = new IntColumn(); // by strand: the unit in which it was started
  int units;

  /** Basic blocks that were executed. */
  public long blocks;

  // The accesses.
  final IntColumn location = new IntColumn();
  final IntColumn strand = new IntColumn();
  final IntColumn region = new IntColumn();
  final IntColumn site = new IntColumn();
  final IntColumn count = new IntColumn(); // how often the strand was there in this region, from 1
  final IntColumn stamp = new IntColumn(); // orders accesses to one location
  final IntColumn what = new IntColumn(); // READ, WRITE or SILENT of TraceCode

  int locations;

  // The stacks of a few accesses: rows, in their order, and texts among those of sites.
  private final IntColumn stackRows = new IntColumn();
  private final IntColumn stackTexts = new IntColumn();

  Trace(
      RecordingHead head,
      byte[] order,
      List<String> sites,
      boolean isComplete,
      IntFunction<RecordingReader.Stream> streams) {
    this.head = head;
    this.order = order;
    this.sites = sites;
    this.isComplete = isComplete;
    this.streams = streams;
  }

  /** What a strand executed, see {@link dev.jay.trace.TraceCode}. */
  public RecordingReader.Stream memory(int strandId) {
    return streams.apply(RecordingWriter.memory(strandId));
  }

  /** Where in the schedule a strand's unit stands, from 0; a large number if it does not. */
  public int position(int strandId, int unit) {
    IntColumn own = positions.get(strandId);
    return unit < own.size() ? own.get(unit) : Integer.MAX_VALUE;
  }

  /** The unit in which the strand was started, or -1. */
  public int beginning(int strandId) {
    return begins.get(strandId);
  }

  /** What happened with the turn. */
  record Event(int what, int strand, int kind, long target) {}

  public int strands() {
    return positions.size();
  }

  public int units() {
    return units;
  }

  public int accesses() {
    return location.size();
  }

  void addUnit(int strandId) {
    knowStrand(strandId);
    positions.get(strandId).add(units++);
  }

  void knowStrand(int strandId) {
    while (positions.size() <= strandId) {
      positions.add(new IntColumn());
      begins.add(units - 1);
    }
  }

  /** The strand is started in the unit that was added last. */
  void start(int strandId) {
    knowStrand(strandId);
    begins.set(strandId, units - 1);
  }

  int addAccess(int loc, int s, int r, int at, int n, int order, int kind) {
    location.add(loc);
    strand.add(s);
    region.add(r);
    site.add(at);
    count.add(n);
    stamp.add(order);
    what.add(kind);
    locations = Math.max(locations, loc + 1);
    return location.size() - 1;
  }

  /** The access that was added last has that stack. */
  void addStack(int access, int text) {
    stackRows.add(access);
    stackTexts.add(text);
  }

  /** Whether the stack of that very access is known. */
  boolean hasStack(int access) {
    int before = stackRows.countUpTo(access);
    return before > 0 && stackRows.get(before - 1) == access;
  }

  /**
   * The frames of an access, the innermost first; if they are not known, those of the strand's last
   * one before at the same place. None if there is no such.
   */
  List<String> stack(int access) {
    for (int i = stackRows.countUpTo(access) - 1; i >= 0; i--) {
      int row = stackRows.get(i);
      if (strand.get(row) != strand.get(access)) {
        break;
      }
      if (site.get(row) == site.get(access)) {
        return List.of(sites.get(stackTexts.get(i)).split("\n"));
      }
    }
    return List.of();
  }

  /** Is told of accesses. */
  public interface FieldVisitor {
    /** A strand accessed a field, {@code Class.name}, behind so many of its units. */
    void visit(String field, int strand, int unit, boolean writes);
  }

  /** Tells of all accesses to fields. */
  public void forEachField(FieldVisitor visitor) {
    @Nullable String[] fields = new String[sites.size()]; // by site
    for (int i = 0; i < fields.length; i++) {
      String text = sites.get(i);
      fields[i] = Site.isElement(text) || Site.isCall(text) ? null : Site.target(text);
    }
    for (int i = 0; i < accesses(); i++) {
      String field = fields[site.get(i)];
      if (field != null) {
        visitor.visit(field, strand.get(i), region.get(i), writes(i));
      }
    }
  }

  boolean writes(int access) {
    return what.get(access) != dev.jay.trace.TraceCode.READ;
  }

  /** Whether it is an access to a field. */
  boolean isField(int access) {
    String text = sites.get(site.get(access));
    return !Site.isElement(text) && !Site.isCall(text);
  }

  /** Where in the schedule that region of a strand begins; -1 if before all units. */
  int begin(int strandId, int regionOf) {
    return regionOf == 0 ? begins.get(strandId) : positions.get(strandId).get(regionOf - 1);
  }

  /** Where it ends. */
  int end(int strandId, int regionOf) {
    IntColumn own = positions.get(strandId);
    return regionOf < own.size() ? own.get(regionOf) : Integer.MAX_VALUE;
  }

  /** Whether the schedule leaves the order of two accesses open (PEREGRINE §3.1). */
  boolean areConcurrent(int a, int b) {
    int s = strand.get(a);
    int t = strand.get(b);
    return begin(s, region.get(a)) < end(t, region.get(b))
        && begin(t, region.get(b)) < end(s, region.get(a));
  }
}
