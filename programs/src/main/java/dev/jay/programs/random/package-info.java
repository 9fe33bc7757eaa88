/**
 * Programs made from a seed: many small mixtures of all that Jay orders, where nobody has thought
 * of the mixture before. Uses: the helpers.
 */
package dev.jay.programs.random;
