package dev.jay.runtime.run;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.SiteClock;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.Hints;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * {@code jay tune}: learns after which places the program computes for long, and writes those where
 * Jay does not see it by itself: where half of the times the clock said longer than the loops did.
 * A place has to be met some times, and to matter: how long it takes once is chance, and a program
 * that starts computes for long nearly everywhere.
 */
public final class Tuner extends Observer {
  private static final int FEWEST_TIMES = 4;

  /** What takes less than some hand-overs makes no difference: the first length worth a hint. */
  private static final int LEAST_LENGTH = 2;

  /** What is computed after a place must be so much of all, or more. */
  private static final int LEAST_PART = 100;

  private final String file;

  /** Of all strands; under its own lock, since they are made by any thread. */
  private final List<SiteClock> clocks = new ArrayList<>();

  public Tuner(String file) {
    this.file = file;
  }

  @Override
  public boolean timesWaits() {
    return true;
  }

  @Override
  public void makes(Strand s) {
    s.siteClock = new SiteClock();
    synchronized (clocks) {
      clocks.add(s.siteClock);
    }
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    if (s.siteClock != null) {
      s.siteClock.stops(s);
    }
  }

  @Override
  public void waitedForTurn(Strand s, long nanos) {
    if (s.siteClock != null) {
      s.siteClock.waited(nanos);
    }
  }

  @Override
  public void closes(Sphere sphere) {
    SortedMap<String, Integer> lengths = lengths();
    try (OutputStream out = new FileOutputStream(file)) {
      out.write(Hints.text(lengths).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      Voice.say("the hints cannot be written: " + e.getMessage() + ". Check the path.");
    }
  }

  private SortedMap<String, Integer> lengths() {
    int sites = Sites.count();
    int[] clock = new int[sites * SiteClock.LENGTHS];
    int[] trips = new int[clock.length];
    synchronized (clocks) {
      for (SiteClock each : clocks) {
        each.addTo(clock, trips);
      }
    }
    long all = 0;
    for (int site = 0; site < sites; site++) {
      all += rounds(clock, site);
    }
    SortedMap<String, Integer> lengths = new TreeMap<>();
    for (int site = 0; site < sites; site++) {
      int length = median(clock, site);
      if (length >= LEAST_LENGTH
          && length > median(trips, site)
          && rounds(clock, site) * LEAST_PART >= all) {
        lengths.put(Sites.text(site), length);
      }
    }
    return lengths;
  }

  /** What was computed after that site, all in all, in rounds. */
  private static long rounds(int[] counts, int site) {
    long rounds = 0;
    for (int length = 1; length < SiteClock.LENGTHS; length++) {
      rounds += (long) SiteClock.rounds(length) * counts[site * SiteClock.LENGTHS + length];
    }
    return rounds;
  }

  /** The length that half of the computations after that site have, or exceed; 0 for too few. */
  private static int median(int[] counts, int site) {
    int from = site * SiteClock.LENGTHS;
    int times = 0;
    for (int i = 0; i < SiteClock.LENGTHS; i++) {
      times += counts[from + i];
    }
    int longer = 0;
    int length = SiteClock.LENGTHS;
    while (times >= FEWEST_TIMES && length > 0 && 2 * longer < times) {
      longer += counts[from + --length];
    }
    return times < FEWEST_TIMES ? 0 : length;
  }
}
