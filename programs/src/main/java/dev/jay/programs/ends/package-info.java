/**
 * Programs that block in what a scheduler does not control, or spin, or end in odd ways. Expected:
 * they end, with the output and exit code they have under plain java. Uses: the helpers in the
 * parent package.
 */
package dev.jay.programs.ends;
