/** Programs whose schedules serve other inputs; their comments say which. */
package dev.jay.programs.learned;
