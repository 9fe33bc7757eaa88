/** Servers on the loopback address and clients that ask them. Uses: the helpers above. */
package dev.jay.real.servers;
