/**
 * Real JVMs, forked with the packaged jars. The package of a program in {@code jay-programs.jar}
 * says what is expected of it; every program found there is a test of its own.
 *
 * <p>System properties: {@code jay.home} the directory with {@code lib/*.jar}; {@code jay.runs}
 * rounds of four runs per program (1); {@code jay.plain.runs} runs under plain java (1; 30 in
 * {@link PlainJava}); {@code jay.golden} which programs {@link FingerprintsTest} looks at; {@code
 * jay.racey.runs} (10); {@code jay.library.runs} runs per library (1); {@code jay.replays} replays
 * of each failing schedule (1); {@code jay.programs} a regular expression that a program's simple
 * name must match; {@code jay.seed} the first seed for delays, else random; {@code jay.jdk25} the
 * home of a newer JDK, else one beside the running one; {@code jay.table} a file for the table of
 * results. Uses: the jars.
 */
package dev.jay.systemtests;
