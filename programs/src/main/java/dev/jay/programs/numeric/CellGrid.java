package dev.jay.programs.numeric;

import java.util.Arrays;

/**
 * Particles in the cells of a cube, so that those near each other are found in neighbouring cells.
 * A cell's side is no less than the reach. The cube is periodic: the last cells are neighbours of
 * the first. Threads add particles at once, each cell with its lock; the order in a cell is that in
 * which they came.
 */
public final class CellGrid {
  /** What two particles that may be near each other do. */
  public interface Pair {
    void meet(int i, int j);
  }

  private static final class Cell {
    private int[] members = new int[8]; // guarded by this while particles are added
    private int count; // likewise
  }

  private final double side; // of the cube
  private final int across; // cells along an edge
  private final Cell[] cells;

  public CellGrid(double side, double reach) {
    this.side = side;
    this.across = Math.max(1, (int) (side / reach));
    this.cells = new Cell[across * across * across];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = new Cell();
    }
  }

  public int size() {
    return cells.length;
  }

  /** Empties a cell, while nobody adds. */
  public void clear(int cell) {
    cells[cell].count = 0;
  }

  /** Adds a particle to the cell of its place, which lies within the cube. */
  public void add(int particle, double x, double y, double z) {
    Cell cell = cells[cell(index(x), index(y), index(z))];
    synchronized (cell) {
      if (cell.count == cell.members.length) {
        cell.members = Arrays.copyOf(cell.members, 2 * cell.count);
      }
      cell.members[cell.count++] = particle;
    }
  }

  private int index(double x) {
    return Math.min(across - 1, (int) (x / side * across));
  }

  private int cell(int x, int y, int z) {
    return (x * across + y) * across + z;
  }

  /**
   * Shows the pairs of a cell's particles with those near them whose numbers are greater: over all
   * cells, each pair once.
   */
  public void pairs(int cell, Pair pair) {
    int first = across >= 3 ? -1 : 0;
    int last = Math.min(1, across - 1);
    for (int dx = first; dx <= last; dx++) {
      for (int dy = first; dy <= last; dy++) {
        for (int dz = first; dz <= last; dz++) {
          int x = cell / (across * across) + dx;
          int y = cell / across % across + dy;
          int z = cell % across + dz;
          meet(cells[cell], cells[cell(wrap(x), wrap(y), wrap(z))], pair);
        }
      }
    }
  }

  private int wrap(int index) {
    return Math.floorMod(index, across);
  }

  private static void meet(Cell cell, Cell other, Pair pair) {
    for (int a = 0; a < cell.count; a++) {
      for (int b = 0; b < other.count; b++) {
        if (cell.members[a] < other.members[b]) {
          pair.meet(cell.members[a], other.members[b]);
        }
      }
    }
  }
}
