/** Programs of which parts are recorded and replayed by themselves. */
package dev.jay.programs.spheres;
