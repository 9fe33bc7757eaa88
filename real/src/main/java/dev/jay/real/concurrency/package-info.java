/** Caches, queues, reactive flows, actors, pools, logs. Uses: the helpers above. */
package dev.jay.real.concurrency;
