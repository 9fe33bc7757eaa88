/**
 * Programs whose order Jay does not fix yet; docs/determinism.md says why. They end as under plain
 * java, and no test asks more of them. One that has become deterministic moves to {@code ops}.
 */
package dev.jay.programs.open;
