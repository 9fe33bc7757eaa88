package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.trace.Kind;

/**
 * The next event of a strand that had to wait when its run was given up. It did not happen, but
 * what it waits for is in the run: the event that took the lock, or filled the queue.
 *
 * @param location what it was about to touch first
 * @param access how
 * @param waits for how many things it may have to wait; 2 if that is not known
 */
record BlockedEvent(int strand, int location, int access, int waits) {
  static BlockedEvent of(Choice choice, int strand) {
    int kind = choice.kind(strand);
    int waits = kind == Kind.QUEUE || kind == Kind.WAKE ? 2 : 1;
    return new BlockedEvent(strand, choice.location(strand), choice.access(strand), waits);
  }
}
