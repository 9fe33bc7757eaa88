package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import javax.swing.DefaultListModel;
import javax.swing.table.DefaultTableModel;

/** Threads fill models of lists and tables in turns. */
public final class SwingModels {
  private SwingModels() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    DefaultListModel<String> list = new DefaultListModel<>();
    DefaultTableModel table = new DefaultTableModel(0, 2);
    int[] events = new int[1];
    table.addTableModelListener(event -> events[0]++);
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          list.addElement("w" + worker);
          synchronized (table) {
            table.addRow(new Object[] {worker, step});
          }
        });
    System.out.println(list.getSize() + " " + table.getRowCount() + " " + events[0]);
  }
}
