/**
 * The command line, one class per command. A user's error is one line on standard error and an exit
 * code; standard output belongs to the program that runs. Uses: trace, picocli.
 */
@NullMarked
package dev.jay.cli;

import org.jspecify.annotations.NullMarked;
