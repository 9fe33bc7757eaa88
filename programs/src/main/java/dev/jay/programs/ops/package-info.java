/**
 * One operation or behaviour per program; its output depends on the schedule. Expected: many
 * outputs under plain java, one under Jay, and always the same line that begins with outcome. Uses:
 * the helpers in the parent package.
 */
package dev.jay.programs.ops;
