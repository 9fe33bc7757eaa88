/**
 * The program's class files: methods, their flow of control and of values, who calls whom. Uses:
 * nothing.
 */
@NullMarked
package dev.jay.analysis.code;

import org.jspecify.annotations.NullMarked;
