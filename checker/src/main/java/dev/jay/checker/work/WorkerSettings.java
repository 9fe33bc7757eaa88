package dev.jay.checker.work;

import dev.jay.checker.failure.SaveSettings;
import java.util.List;

/**
 * What workers need to know of the check's options.
 *
 * @param strictEnd whether idle threads that are left when the body has ended are a deadlock
 * @param operations of a run that are explored
 * @param earlyTimeouts of a run that may fire while others could go on
 * @param workers how many JVMs work, this one among them; 0 if nobody said
 * @param command that starts another JVM, or empty if there is none
 * @param saving where failing schedules are saved
 */
public record WorkerSettings(
    boolean strictEnd,
    int operations,
    int earlyTimeouts,
    int workers,
    List<String> command,
    SaveSettings saving) {}
