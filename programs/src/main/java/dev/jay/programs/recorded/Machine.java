package dev.jay.programs.recorded;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;

/** Asks about memory, processors, and the JVM. */
public final class Machine {
  private Machine() {}

  public static void main(String[] args) {

    Runtime runtime = Runtime.getRuntime();
    System.out.println(
        runtime.freeMemory() + " " + runtime.totalMemory() + " " + runtime.maxMemory());
    System.out.println(runtime.availableProcessors());
    MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    System.out.println(heap.getUsed() + " " + heap.getMax());
    System.out.println(ManagementFactory.getRuntimeMXBean().getUptime());
    System.out.println(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    System.out.println(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    System.out.println(ManagementFactory.getRuntimeMXBean().getPid());
  }
}
