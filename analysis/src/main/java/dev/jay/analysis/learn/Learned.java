package dev.jay.analysis.learn;

import dev.jay.schedules.LateInput;
import dev.jay.schedules.Precondition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a traced run says about the inputs that its schedule fits.
 *
 * @param conditions all of them together are the precondition; none: the schedule fits every input
 * @param late the inputs among them that arrive after the start
 * @param pins what could not be followed and was fixed to its value instead, and why; for people
 * @param unusable why the schedule must not be used again, or null: the preconditions are enough
 */
public record Learned(
    List<Precondition> conditions,
    List<LateInput> late,
    List<String> pins,
    @Nullable String unusable) {}
