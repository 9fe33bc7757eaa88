/** Linear algebra, transforms, learning, graphs, solvers. Uses: the helpers above. */
package dev.jay.real.numeric;
