package dev.jay.analysis;

import dev.jay.trace.Site;
import java.util.List;
import java.util.StringJoiner;

/**
 * All races between two places of a trace. One of them, of which most is known, is shown for all: a
 * race whose accesses have their own stacks if there is one.
 */
public final class RaceGroup {
  private final Trace trace;
  private int count;
  private int silent;
  private int unread;
  private boolean isUnused;
  private int firstAccess;
  private int secondAccess;
  private int known = -1; // how many of the two have their own stacks

  RaceGroup(Trace trace) {
    this.trace = trace;
  }

  /** One of the two accesses of a race, as it is shown. */
  public static final class Side {
    /** As in {@link Site}. */
    public final String site;

    public final int strand;

    /** The frames, the innermost first; none if they are not known. */
    public final List<String> stack;

    /** Whether the stack is that of the strand's last time before at this place. */
    public final boolean isEarlier;

    private Side(Trace trace, int access) {
      this.site = trace.sites.get(trace.site.get(access));
      this.strand = trace.strand.get(access);
      this.stack = trace.stack(access);
      this.isEarlier = !stack.isEmpty() && !trace.hasStack(access);
    }

    /** What it does: {@code read}, {@code write}, or the method of a collection. */
    public String kind() {
      return Site.isCall(site) ? Site.target(site) : site.contains(" write ") ? "write" : "read";
    }
  }

  void add(int first, int second, boolean isSilent, boolean isUnread) {
    count++;
    silent += isSilent ? 1 : 0;
    unread += isUnread && !isSilent ? 1 : 0;
    int stacks = (trace.hasStack(first) ? 1 : 0) + (trace.hasStack(second) ? 1 : 0);
    if (stacks > known) {
      known = stacks;
      firstAccess = first;
      secondAccess = second;
    }
  }

  /** What is read at one of the places is used for nothing. */
  void valueIsUnused() {
    isUnused = true;
  }

  /** How often. */
  public int count() {
    return count;
  }

  /** The access that came first in the race that is shown. */
  public Side first() {
    return new Side(trace, firstAccess);
  }

  public Side second() {
    return new Side(trace, secondAccess);
  }

  String firstSite() {
    return trace.sites.get(trace.site.get(firstAccess));
  }

  String secondSite() {
    return trace.sites.get(trace.site.get(secondAccess));
  }

  /** What they are about: a field, {@code []}, or the contents of a collection. */
  public String subject() {
    String site = firstSite();
    return Site.isCall(site) ? "contents of a collection" : Site.target(site);
  }

  /** Whether none of them matters, whichever access comes first (TERN §7.1). */
  public boolean isBenign() {
    return isUnused || silent + unread == count;
  }

  /** Why not; empty if they matter. */
  public String whyBenign() {
    if (!isBenign()) {
      return "";
    }
    StringJoiner why = new StringJoiner(", or ");
    if (isUnused) {
      return "benign: what is read is not used";
    }
    if (silent > 0) {
      why.add("each write wrote what was there");
    }
    if (unread > 0) {
      why.add("nobody read what was written");
    }
    return "benign: " + why;
  }
}
