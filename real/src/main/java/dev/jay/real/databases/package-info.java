/** Embedded databases: threads that transfer between accounts. Uses: the helpers above. */
package dev.jay.real.databases;
