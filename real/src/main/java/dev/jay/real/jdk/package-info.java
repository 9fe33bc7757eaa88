/** Programs that need the JDK alone: kernels and pipelines. Uses: the helpers above. */
package dev.jay.real.jdk;
