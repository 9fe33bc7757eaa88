package dev.jay.agent.table;

import dev.jay.trace.RaceSites;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All that decides what is made of a class, but for the class itself: the mode and the tables that
 * are read for it.
 */
public final class Rules {
  public final Mode mode;
  public final Table table;
  public final ReplacedCalls replacedCalls;
  public final OldCalls oldCalls = new OldCalls();
  public final LeasedReads leasedReads;
  private final @Nullable CheckedRegions checkedRegions; // when checking
  public final ContainerTable containers;
  public final InputTable inputs;

  /** The places whose plain accesses are watched; null if all are. */
  public final @Nullable Set<String> places;

  /** The classes of the JDK whose plain accesses are watched, too. */
  public final WatchedJdk watchedJdk;

  private final Set<String> classesOfPlaces = new HashSet<>(); // the outermost ones

  /** What is done at places behind which the program computes for long. */
  public final SiteWeights weights;

  /** The places of calls whose results the runtime asks for. */
  public final Set<String> results;

  private Rules(
      Mode mode,
      Table table,
      ContainerTable containers,
      InputTable inputs,
      @Nullable Set<String> places,
      WatchedJdk watchedJdk,
      SiteWeights weights,
      Set<String> results) {
    this.results = results;
    this.watchedJdk = watchedJdk;
    this.mode = mode;
    this.table = table;
    this.replacedCalls = new ReplacedCalls(mode);
    this.leasedReads = new LeasedReads(table);
    this.checkedRegions = mode.checking ? new CheckedRegions(table) : null;
    this.containers = containers;
    this.inputs = inputs;
    this.places = places;
    this.weights = weights;
    if (places != null) {
      for (String place : places) {
        classesOfPlaces.add(RaceSites.outermostClass(place));
      }
    }
  }

  public static Rules read(Mode mode) {
    return read(mode, null, WatchedJdk.NONE, SiteWeights.NONE, Set.of());
  }

  /**
   * The same; of plain accesses only those at these places are watched, or all if it is null, and
   * the results of calls at those places.
   */
  public static Rules read(
      Mode mode,
      @Nullable Set<String> places,
      WatchedJdk watchedJdk,
      SiteWeights weights,
      Set<String> results) {
    return new Rules(
        mode,
        Table.read(mode),
        mode.checking || mode.plain != PlainAccesses.FREE
            ? ContainerTable.read()
            : ContainerTable.empty(),
        mode.taped ? InputTable.read() : InputTable.empty(),
        places,
        watchedJdk,
        weights,
        results);
  }

  /** Whether a class of the JDK that is loaded before the agent is changed. */
  public boolean names(String className) {
    return table.names(className) || inputs.names(className) || watchedJdk.contains(className);
  }

  /** Whether plain accesses are operations at listed places alone. */
  public boolean hasListedRaces() {
    return mode.plain == PlainAccesses.OPERATIONS && places != null;
  }

  /** What happens around plain accesses in that class of the program's. */
  public PlainAccesses plainIn(String className) {
    return hasListedRaces() && !classesOfPlaces.contains(RaceSites.outermost(className))
        ? PlainAccesses.FREE
        : mode.plain;
  }

  /** Only when checking. */
  public CheckedRegions checkedRegions() {
    return Objects.requireNonNull(checkedRegions);
  }
}
