/** The Maven plugin: puts Jay's agent into the JVM of the tests. Uses: Maven's plugin API. */
@NullMarked
package dev.jay.maven;

import org.jspecify.annotations.NullMarked;
