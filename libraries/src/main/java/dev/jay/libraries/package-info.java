/**
 * Small programs that use the libraries of others, one each. Every program prints two lines: {@code
 * outcome}, which no schedule changes, and {@code order}, which every schedule does. Expected: the
 * outcome is plain java's, and one order under Jay. Uses: programs' helpers.
 */
package dev.jay.libraries;
