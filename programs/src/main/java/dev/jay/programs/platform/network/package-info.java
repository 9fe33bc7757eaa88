/**
 * Programs over sockets, HTTP, TLS, remote objects, management and naming. Uses: the helpers of all
 * programs.
 */
package dev.jay.programs.platform.network;
