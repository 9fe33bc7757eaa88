package dev.jay.checker.search;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Paths and results of a search as bytes, for another JVM of the same build: no version is needed.
 * All numbers are big-endian; a set of strands is a long.
 *
 * <pre>
 *   path       int count, then count nodes
 *   node       int choice, long enabled, int before, int preemptions, int locations,
 *              long backtrack, long done, long sleep, long known, a footprint for each bit of known
 *   footprint  int[] locations, int[] accesses, boolean global
 *   int[]      int length, then its elements
 *   request    int depth, long initials, int racing
 *   result     int count, then count requests; boolean, then the first footprint if true;
 *              boolean tooManyStrands, boolean diverged; boolean, then the path's own nodes if true
 * </pre>
 */
public final class SearchFormat {
  private SearchFormat() {}

  /** Writes the whole of a path. */
  public static void writePath(DataOutputStream out, TreePath path) throws IOException {
    writeNodes(out, path, 0);
  }

  public static TreePath readPath(DataInputStream in) throws IOException {
    TreePath path = new TreePath();
    readNodes(in, path);
    return path;
  }

  /** Of the path to the next run, writes what is below the {@code base} nodes the reader has. */
  public static void writeResult(DataOutputStream out, SubtreeResult result, int base)
      throws IOException {
    out.writeInt(result.requests.size());
    for (BacktrackRequest request : result.requests) {
      out.writeInt(request.depth());
      out.writeLong(request.initials());
      out.writeInt(request.racing());
    }
    out.writeBoolean(result.first != null);
    if (result.first != null) {
      writeFootprint(out, result.first);
    }
    out.writeBoolean(result.tooManyStrands);
    out.writeBoolean(result.diverged);
    out.writeBoolean(result.next != null);
    if (result.next != null) {
      writeNodes(out, result.next, base);
    }
  }

  /** {@code asked} is the path that the search began with; its first nodes become the result's. */
  public static SubtreeResult readResult(DataInputStream in, TreePath asked, int base)
      throws IOException {
    List<BacktrackRequest> requests = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      requests.add(new BacktrackRequest(in.readInt(), in.readLong(), in.readInt()));
    }
    @Nullable Footprint first = in.readBoolean() ? readFootprint(in) : null;
    boolean tooManyStrands = in.readBoolean();
    boolean diverged = in.readBoolean();
    @Nullable TreePath next = null;
    if (in.readBoolean()) {
      next = asked.beginning(base);
      readNodes(in, next);
    }
    return new SubtreeResult(next, requests, first, tooManyStrands, diverged);
  }

  private static void writeNodes(DataOutputStream out, TreePath path, int from) throws IOException {
    out.writeInt(path.size() - from);
    for (int i = from; i < path.size(); i++) {
      Node node = path.node(i);
      out.writeInt(path.choice(i));
      out.writeLong(node.enabled);
      out.writeInt(node.before);
      out.writeInt(node.preemptions);
      out.writeInt(node.locations);
      out.writeLong(node.backtrack);
      out.writeLong(node.done);
      out.writeLong(node.sleep);
      long known = 0;
      for (int s = 0; s < Dpor.MOST_STRANDS; s++) {
        known |= node.next(s) == null ? 0 : 1L << s;
      }
      out.writeLong(known);
      for (int s = 0; s < Dpor.MOST_STRANDS; s++) {
        Footprint next = node.next(s);
        if (next != null) {
          writeFootprint(out, next);
        }
      }
    }
  }

  private static void readNodes(DataInputStream in, TreePath path) throws IOException {
    for (int n = in.readInt(); n > 0; n--) {
      int choice = in.readInt();
      Node node = new Node(in.readLong(), in.readInt(), in.readInt(), in.readInt());
      node.backtrack = in.readLong();
      node.done = in.readLong();
      node.sleep = in.readLong();
      long known = in.readLong();
      for (int s = 0; s < Dpor.MOST_STRANDS; s++) {
        if ((known & 1L << s) != 0) {
          node.setNext(s, readFootprint(in));
        }
      }
      path.add(node, choice);
    }
  }

  private static void writeFootprint(DataOutputStream out, Footprint footprint) throws IOException {
    writeInts(out, footprint.locations);
    writeInts(out, footprint.accesses);
    out.writeBoolean(footprint.global);
  }

  private static Footprint readFootprint(DataInputStream in) throws IOException {
    return new Footprint(readInts(in), readInts(in), in.readBoolean());
  }

  private static void writeInts(DataOutputStream out, int[] values) throws IOException {
    out.writeInt(values.length);
    for (int value : values) {
      out.writeInt(value);
    }
  }

  private static int[] readInts(DataInputStream in) throws IOException {
    int[] values = new int[in.readInt()];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readInt();
    }
    return values;
  }
}
