package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import javax.swing.UIDefaults;
import javax.swing.UIManager;

/** Threads ask for Swing's defaults, which are made when the first asks. */
public final class LazyDefaults {
  private LazyDefaults() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    UIDefaults own = new UIDefaults();
    int[] made = new int[1];
    own.put(
        "slow",
        (UIDefaults.LazyValue)
            table -> {
              try {
                Thread.sleep(20);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              made[0]++;
              return "made";
            });
    int[] seen = new int[4];
    Workers.steps(
        4,
        2,
        (worker, step) -> {
          seen[worker] += own.getString("slow").length();
          seen[worker] += UIManager.getColor("Panel.background") == null ? 0 : 10;
          seen[worker] += UIManager.getIcon("OptionPane.errorIcon") == null ? 0 : 100;
        });
    System.out.println(made[0] + " " + seen[0] + " " + seen[1] + " " + seen[2] + " " + seen[3]);
  }
}
