package dev.jay.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A schedule as it is saved: what was run, the threads, and the events in their order. An event is
 * the thread, the kind of the operation that it began with, and the site; a site survives edits
 * elsewhere in the program.
 */
public final class Schedule {
  /** What it is of: versions, main class, class path, arguments, strategy, failure; by name. */
  public final TreeMap<String, String> properties = new TreeMap<>();

  /** The program's arguments. */
  public final List<String> arguments = new ArrayList<>();

  /** Digests of the classes that the events are in, by class name. */
  public final TreeMap<String, Long> digests = new TreeMap<>();

  /** Fields and places whose plain accesses are events because they race. */
  public final List<String> racing = new ArrayList<>();

  /** The threads' deterministic names and their own, by number. */
  public final List<String> paths = new ArrayList<>();

  public final List<String> names = new ArrayList<>();

  private int[] threads = new int[64];
  private int[] kinds = new int[64];
  private String[] sites = new String[64];
  private int size;

  public void add(int thread, int kind, String site) {
    if (size == threads.length) {
      threads = java.util.Arrays.copyOf(threads, 2 * size);
      kinds = java.util.Arrays.copyOf(kinds, 2 * size);
      sites = java.util.Arrays.copyOf(sites, 2 * size);
    }
    threads[size] = thread;
    kinds[size] = kind;
    sites[size++] = site;
  }

  public int size() {
    return size;
  }

  public int thread(int event) {
    return threads[event];
  }

  public int kind(int event) {
    return kinds[event];
  }

  public String site(int event) {
    return sites[event];
  }
}
