package dev.jay.checker.failure;

import dev.jay.runtime.explore.Deed;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The arrows of happens-before between the threads of a recorded run: from each operation that
 * changed or released something to those that see it. What follows from other arrows and the order
 * of the threads is left out, by vector clocks.
 */
final class Arrows {
  /** From one thing that was done to another, of another thread. */
  record Arrow(Deed from, Deed to) {}

  /** Those who changed a location since it was last taken, with their clocks. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Release(Deed deed, int[] clock) {}

  private final int[][] clocks; // by strand: the last number seen of each strand
  private final Map<Integer, List<Release>> releases = new HashMap<>(); // by location
  private final List<Arrow> arrows = new ArrayList<>();

  private Arrows(int strands) {
    clocks = new int[strands][strands];
  }

  static List<Arrow> of(List<Deed> deeds, int strands) {
    Arrows arrows = new Arrows(strands);
    for (Deed deed : deeds) {
      boolean orders = deed.kind() != Kind.READ && deed.kind() != Kind.WRITE;
      if (orders && !deed.isPending) {
        arrows.follow(deed);
      }
    }
    return arrows.arrows;
  }

  private void follow(Deed deed) {
    int[] mine = clocks[deed.strand];
    for (int i = 0; i < deed.touches(); i++) {
      for (Release release : releases.getOrDefault(deed.location(i), List.of())) {
        int other = release.deed.strand;
        if (other != deed.strand && release.clock[other] > mine[other]) {
          arrows.add(new Arrow(release.deed, deed));
        }
      }
    }
    for (int i = 0; i < deed.touches(); i++) {
      for (Release release : releases.getOrDefault(deed.location(i), List.of())) {
        for (int s = 0; s < mine.length; s++) {
          mine[s] = Math.max(mine[s], release.clock[s]);
        }
      }
    }
    mine[deed.strand]++;
    for (int i = 0; i < deed.touches(); i++) {
      if (!Operation.looks(deed.access(i))) {
        List<Release> known = releases.computeIfAbsent(deed.location(i), k -> new ArrayList<>());
        if (deed.access(i) != Operation.RELEASE) {
          known.clear();
        }
        known.add(new Release(deed, Arrays.copyOf(mine, mine.length)));
      }
    }
  }
}
