package dev.jay.programs;

/**
 * Objects that one thread each uses alone, many times, until another thread looks at them: what it
 * sees depends on how far the owner has come.
 */
public final class Observed {
  /** An object under test. */
  public interface Cell {
    /** One use by the owner. */
    void use() throws Exception;

    /** How often it was used. */
    long look() throws Exception;
  }

  /** Makes the cell of one owner. */
  public interface Maker {
    Cell make() throws Exception;
  }

  private static final int OWNERS = 3;
  private static final int USES = 6000;

  private Observed() {}

  /** Three owners use their cells; a fourth thread looks at all of them four times. */
  public static void run(Maker maker) throws Exception {
    Cell[] cells = new Cell[OWNERS];
    for (int i = 0; i < OWNERS; i++) {
      cells[i] = maker.make();
    }
    StringBuilder seen = new StringBuilder(); // the observer's, read after the join
    Workers.run(
        OWNERS + 1,
        worker -> {
          if (worker < OWNERS) {
            for (int use = 0; use < USES; use++) {
              if (use % 100 == 0) {
                Work.uneven(worker, use);
              }
              cells[worker].use();
            }
          } else {
            for (int round = 0; round < 4; round++) {
              for (Cell cell : cells) {
                Work.units(40);
                seen.append(' ').append(cell.look());
              }
            }
          }
        });
    System.out.println("seen" + seen);
    for (Cell cell : cells) {
      System.out.println("outcome " + cell.look());
    }
  }
}
