/**
 * Jay's annotations for JUnit Jupiter 5.10 and newer, and 6. A test method runs under a
 * deterministic schedule ({@link dev.jay.junit.JayTest}), under many of them ({@link
 * dev.jay.junit.CheckSchedules}) or under a saved one ({@link dev.jay.junit.ReplaySchedule}). Uses:
 * checker, JUnit's API.
 */
@NullMarked
package dev.jay.junit;

import org.jspecify.annotations.NullMarked;
