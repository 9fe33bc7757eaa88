/**
 * Programs with hints. Expected: a hint changes speed, never the outcome. Uses: api, the helpers.
 */
package dev.jay.programs.hints;
