/** The racey benchmark, whose result is a digest of the schedule. Uses: the helpers. */
package dev.jay.programs.racey;
