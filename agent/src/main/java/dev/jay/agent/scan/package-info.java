/**
 * Looks at class files without changing them: what a method has, which members a class names, what
 * its superclasses are. Uses: ASM's reader.
 */
@NullMarked
package dev.jay.agent.scan;

import org.jspecify.annotations.NullMarked;
