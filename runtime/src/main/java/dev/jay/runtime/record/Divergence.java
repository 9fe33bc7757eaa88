package dev.jay.runtime.record;

import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Stacks;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.Kind;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * How a replay ends that cannot go on: it met something else than was recorded, or the recording
 * ends before the program. It is told with the thread, what was expected and found, and the stack;
 * then the JVM ends.
 */
final class Divergence {
  static final int EXIT_CODE = 102;
  private static final int BAD_FILE = 65;
  private static final String LIKELY_CAUSES =
      "jay: likely cause: two threads race on a plain field above the place that is shown. Learn"
          + " which ones do, then record again: jay record --races=learn ... (twice)\n";
  private static final String ALL_RACES =
      "jay: plain accesses were recorded, so it is no race of the program's: likely causes are an"
          + " input that is not recorded, a race inside the JDK, or changed classes\n";
  private static final String LEFT =
      "jay: the program has left its schedule: other inputs, changed classes, or a race that the"
          + " schedule does not order. Trace and analyze it again, or give --on-leave=go-on\n";

  private final OrderCursor cursor;
  private final Script script;
  private final ReplayedRun run;

  /** Where the program left its schedule, if it goes on without; -1 if it has not. */
  private long left = -1;

  /** It was left since inputs came that it does not fit, as its conditions say. */
  private boolean areInputsOthers;

  /** The JVM is about to end; under this object's lock. */
  private boolean isEnding;

  Divergence(OrderCursor cursor, Script script, ReplayedRun run) {
    this.cursor = cursor;
    this.script = script;
    this.run = run;
  }

  /** {@code s} makes something else than was recorded. */
  void found(Strand s, String what) {
    tell(s, s + " makes " + what);
  }

  /** {@code s} makes an operation, and it is the turn of another strand. */
  void foundTurn(Strand s, int kind) {
    tell(s, s + " makes " + name(kind) + ", where it had no turn when it was recorded");
  }

  /**
   * {@code s} makes an operation, and another one was recorded in its place: one of the {@code
   * expected} kind, or if that is -1, in one of the last {@code turns} places.
   */
  void foundOperation(Strand s, int kind, int expected, int turns) {
    tell(
        s,
        s
            + (expected >= 0 && expected != kind
                ? " makes " + name(kind) + ", where " + name(expected) + " was recorded"
                : " has made another operation than was recorded in one of its last "
                    + turns
                    + " turns, and makes "
                    + name(kind)));
  }

  private static String name(int kind) {
    return kind == Follower.REGAINS ? "a return to its turn" : Kind.name(kind);
  }

  /** Shows what was found, and what the strand does whose turn it was. */
  private void tell(Strand s, String what) {
    Strand own = hush();
    Strand expected = run.strand(cursor.strand);
    StringBuilder text = new StringBuilder("divergence at " + cursor + ": " + what + '\n');
    text.append(stack(s));
    if (expected != null && expected != s && cursor.left > 0) {
      text.append("jay: it was the turn of ").append(expected);
      if (expected.wait.queue != null) {
        text.append(", which waits ").append(expected.wait.queue.describe());
      }
      text.append('\n').append(stack(expected));
    }
    end(text + causes(), EXIT_CODE);
    unhush(own);
  }

  /** What has arrived from outside is nothing that a schedule is known for. */
  void inputsDiffer() {
    areInputsOthers = left < 0;
    goOn("inputs have arrived at " + cursor + " that the schedule does not fit\n");
  }

  /** A strand is next in the recording that waits. */
  void expectedWaiting(Strand s) {
    Strand own = hush();
    WaitQueue queue = s.wait.queue;
    expected(s + ", which waits " + (queue == null ? "" : queue.describe()));
    unhush(own);
  }

  /** The end of a strand's timed wait is next, which does not wait so, or is not there. */
  void expectedTimeout(@Nullable Strand s) {
    Strand own = hush();
    expected("the end of a timed wait" + (s == null ? "" : " of " + s));
    unhush(own);
  }

  /** Something is next in the recording that cannot be. */
  void expected(String what) {
    Strand own = hush();
    end(
        "divergence at "
            + cursor
            + ": the recording goes on with "
            + what
            + "\n"
            + (own == null ? "" : stack(own))
            + causes(),
        EXIT_CODE);
    unhush(own);
  }

  /** Nothing happens any more, although it is {@code holder}'s turn, or nobody's. */
  void stuck(Sphere sphere, @Nullable Strand holder) {
    end(
        "divergence at "
            + cursor
            + ": "
            + (run.awaitsStart()
                ? "a thread comes next that is started outside"
                : holder == null ? "nobody has the turn" : "it is the turn of " + holder)
            + ", and nothing happens any more\n"
            + threads(sphere)
            + causes(),
        EXIT_CODE);
    run.handOnIfNobodyHasTheTurn();
  }

  /** The replay was to come so far and no further: all threads are shown as they are. */
  void stopsHere(Sphere sphere, String where) {
    end("stopped " + where + "\n" + threads(sphere), 0);
  }

  /** What was to be printed has been printed, in the last turn. */
  void stopsAtOutput(Sphere sphere) {
    stopsHere(sphere, "when that was printed, before " + cursor);
  }

  private String causes() {
    return script.inputs == null
        ? LEFT
        : Recording.hasAllRaces(script.head) ? ALL_RACES : LIKELY_CAUSES;
  }

  private static String threads(Sphere sphere) {
    StringBuilder out = new StringBuilder();
    for (Strand s : sphere.strands()) {
      out.append("jay: ").append(s);
      if (s.wait.queue != null) {
        out.append(" waits ").append(s.wait.queue.describe());
      }
      out.append('\n').append(stack(s));
    }
    return out.toString();
  }

  /** {@code s} asks for more inputs than were recorded. */
  void inputsEnd(Strand s) {
    if (script.isComplete) {
      found(s, "an input where none was recorded");
    } else {
      endsHere();
    }
  }

  /** The recording was cut short, and this is as far as it goes. */
  void endsHere() {
    if (script.isComplete) {
      expected("nothing: it ends here");
      return;
    }
    end("the recording was cut short and ends here, after " + cursor + "\n", 0);
  }

  void unreadable(IOException e) {
    end(e.getMessage() + "\n", BAD_FILE);
  }

  private static String stack(Strand s) {
    StringBuilder out = new StringBuilder();
    Stacks.append(s.thread.getStackTrace(), out);
    return out.toString();
  }

  private synchronized boolean isFirstToEnd() {
    boolean isFirst = !isEnding;
    isEnding = true;
    return isFirst;
  }

  /**
   * Ends the JVM here and now, whoever the calling thread is: one that has just left the schedule,
   * too. Who comes second has nothing to add.
   */
  private void halt(String text, int code) {
    while (!isFirstToEnd()) {
      Raw.park();
    }
    Voice.write("jay: " + text);
    run.close();
    Spheres.forgetProgram();
    Runtime.getRuntime().halt(code);
  }

  /**
   * What the calling thread does from here on is not the program's: a thread's name is an operation
   * too, and whoever tells it may have given up the turn.
   */
  private static @Nullable Strand hush() {
    Strand s = Strands.current();
    if (s != null) {
      s.mode++;
    }
    return s;
  }

  private static void unhush(@Nullable Strand s) {
    if (s != null) {
      s.mode--;
    }
  }

  private void end(String text, int code) {
    Strand own = hush();
    if (script.goesOn && code == EXIT_CODE) {
      goOn(text);
    } else {
      halt(text, code);
    }
    unhush(own);
  }

  /** The first time it is told, later ones come of the first. */
  private synchronized void goOn(String text) {
    if (left < 0) {
      left = cursor.position;
      if (script.reuse == null) {
        Voice.write("jay: " + text + "jay: the program goes on in turns, without the schedule\n");
      }
      run.goOnWithout();
    }
  }

  /** Whether the program goes on without its schedule. */
  synchronized boolean hasLeft() {
    return left >= 0;
  }

  /** Whether it would. */
  boolean mayGoOn() {
    return script.goesOn;
  }

  /** The line before the last; {@code isTold} if what went as it should is told too. */
  synchronized void sayAtTheEnd(boolean isTold) {
    if (script.reuse != null) {
      script.reuse.ends(left, areInputsOthers, isTold);
    } else if (left >= 0) {
      Voice.say("left the schedule at operation " + left);
    }
  }
}
