package dev.jay.runtime.explore;

/**
 * Decides who executes the next event of a run: a strategy of the checker's. Called by the thread
 * that has the turn, with hooks doing nothing meanwhile.
 */
public interface Explorer {
  /** Ends the run without a result: it would only repeat what is known. */
  int GIVE_UP = -1;

  /** The id of one of the enabled strands, or {@link #GIVE_UP}. */
  int choose(Choice choice);
}
