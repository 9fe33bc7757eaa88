package dev.jay.trace;

/**
 * An execution order constraint (PEREGRINE §3.1): the first access comes before the second one.
 *
 * <pre>
 *   order 1:5 2 app.Main.run()V#3 write app.Main.x -> 2:7 1 app.Main.run()V#2 read app.Main.x
 *         | | | the place
 *         | | the how manieth time that the strand was there since its last unit
 *         | the strand's last unit, by its ordinal among the strand's own
 *         the strand
 * </pre>
 */
public final class Constraint {
  private static final String WORD = "order ";
  private static final String ARROW = " -> ";

  public final Instance first;
  public final Instance second;

  public Constraint(Instance first, Instance second) {
    this.first = first;
    this.second = second;
  }

  /** A dynamic instance of an instruction. */
  public static final class Instance {
    public final int strand;

    /** How many units the strand has made before it. */
    public final int unit;

    /** From 1. */
    public final int count;

    public final String place;

    public Instance(int strand, int unit, int count, String place) {
      this.strand = strand;
      this.unit = unit;
      this.count = count;
      this.place = place;
    }

    @Override
    public String toString() {
      return strand + ":" + unit + " " + count + " " + place;
    }
  }

  @Override
  public String toString() {
    return WORD + first + ARROW + second;
  }

  static boolean isOne(String line) {
    return line.startsWith(WORD);
  }

  /**
   * Reads a line; {@link NumberFormatException} or {@link IndexOutOfBoundsException} if it is bad.
   */
  static Constraint parse(String line) {
    int arrow = line.indexOf(ARROW);
    return new Constraint(
        instance(line.substring(WORD.length(), arrow)),
        instance(line.substring(arrow + ARROW.length())));
  }

  private static Instance instance(String text) {
    int colon = text.indexOf(':');
    int blank = text.indexOf(' ');
    int next = text.indexOf(' ', blank + 1);
    return new Instance(
        Integer.parseInt(text.substring(0, colon)),
        Integer.parseInt(text.substring(colon + 1, blank)),
        Integer.parseInt(text.substring(blank + 1, next)),
        text.substring(next + 1));
  }
}
