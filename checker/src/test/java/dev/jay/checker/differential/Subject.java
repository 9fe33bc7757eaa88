package dev.jay.checker.differential;

/**
 * What the threads of a generated program share: an object {@code s} and another one beside it,
 * {@code o}. Both are made anew for each run.
 *
 * @param name what is told of it
 * @param type the type through which {@code s} is used
 * @param make a Java expression for {@code s}, where {@code o} is there already
 * @param beside the type through which {@code o} is used
 * @param makeBeside a Java expression for {@code o}
 */
record Subject(String name, Class<?> type, String make, Class<?> beside, String makeBeside) {}
