/** The first example of the README: a parallel compressor. Uses: api, the helpers. */
package dev.jay.programs.compressor;
