/**
 * Programs over what java.base and its neighbours do by themselves: processes, files, logging,
 * class loading, formats, ciphers, compilers. Uses: the helpers of all programs.
 */
package dev.jay.programs.platform.base;
