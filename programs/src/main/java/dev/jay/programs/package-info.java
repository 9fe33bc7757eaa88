/**
 * The programs that Jay is tested and measured with, and the few helpers they share. The package of
 * a program says what is expected of it. Uses: api.
 */
package dev.jay.programs;
