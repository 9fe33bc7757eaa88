/** Tools that developers use: compilers, checkers, search, compression. Uses: the helpers above. */
package dev.jay.real.tools;
