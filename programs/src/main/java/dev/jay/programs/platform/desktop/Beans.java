package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.beans.Introspector;
import java.beans.PropertyChangeSupport;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads look into beans and listen to their properties. */
public final class Beans {
  private Beans() {}

  public static void main(String[] args) {
    PropertyChangeSupport support = new PropertyChangeSupport(new Object());
    AtomicInteger heard = new AtomicInteger();
    int[] counts = new int[3];
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          counts[worker] =
              Introspector.getBeanInfo(worker == 0 ? Thread.class : java.util.Date.class)
                  .getPropertyDescriptors()
                  .length;
          support.addPropertyChangeListener("step", event -> heard.incrementAndGet());
          support.firePropertyChange("other", step, step + 1);
        });
    support.firePropertyChange("step", 0, 1);
    System.out.println(heard + " " + (counts[0] > 5) + " " + counts[1] + " " + counts[2]);
  }
}
