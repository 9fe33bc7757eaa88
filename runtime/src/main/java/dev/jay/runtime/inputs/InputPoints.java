package dev.jay.runtime.inputs;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** All {@link InputPoint}s by number. The agent declares them before any call is replaced. */
public final class InputPoints {
  /** The kinds below it are those that the runtime itself writes. */
  public static final int FIRST_KIND = 16;

  private static InputPoint[] points = new InputPoint[0];

  private InputPoints() {}

  /** Makes room for that many. */
  public static void prepare(int count) {
    points = new InputPoint[count];
  }

  /** At the program's end: what was let in unseen. */
  private static @Nullable Map<String, Integer> unseen;

  /** A row of the table; {@code how} is static, virtual or interface. */
  public static void declare(
      int number, String owner, String how, String method, String treatment, String[] effects) {
    Effect[] parsed = new Effect[treatment.equals("read") ? 0 : effects.length];
    for (int i = 0; i < parsed.length; i++) {
      parsed[i] = effect(effects[i]);
    }
    points[number] =
        new InputPoint(
            number,
            owner,
            how,
            method,
            InputPoint.Treatment.valueOf(treatment.toUpperCase(Locale.ROOT)),
            parsed);
  }

  /** What tapes call the inputs of that point. */
  public static int kind(int number) {
    return FIRST_KIND + number;
  }

  /** What inputs of that kind are, for people. */
  public static String name(long kind) {
    long number = kind - FIRST_KIND;
    return kind == Tape.CLOCK
        ? "the clock"
        : number < 0 || number >= points.length ? "kind " + kind : points[(int) number].toString();
  }

  public static InputPoint of(int number) {
    return points[number];
  }

  public static int count() {
    return points.length;
  }

  /**
   * What threads that are no strands have let in since {@link #forgetUnseen}: names of methods, and
   * how often each was called.
   */
  public static synchronized Map<String, Integer> unseen() {
    Map<String, Integer> known = unseen;
    return known == null ? countUnseen() : known;
  }

  /** The program has ended: what Jay itself reads and writes from here on does not count. */
  public static synchronized void endUnseen() {
    unseen = countUnseen();
  }

  private static Map<String, Integer> countUnseen() {
    Map<String, Integer> found = new TreeMap<>();
    for (InputPoint point : points) {
      if (point.unseen() > 0) {
        found.put(point.toString(), point.unseen());
      }
    }
    return found;
  }

  /** The program begins here. */
  public static void forgetUnseen() {
    for (InputPoint point : points) {
      point.forgetUnseen();
    }
  }

  private static Effect effect(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    String[] values = colon < 0 ? new String[0] : text.substring(colon + 1).split(",");
    switch (name) {
      case "bytes":
        return new MemoryEffects.IntoArray(
            Integer.parseInt(values[0]), Integer.parseInt(values[1]), Integer.parseInt(values[2]));
      case "memory":
        return new MemoryEffects.ToAddress(
            Integer.parseInt(values[0]), factor(values[1], 0), factor(values[1], 1));
      case "block":
        return values[1].indexOf('*') < 0
            ? new MemoryEffects.Block(Integer.parseInt(values[0]), -1, Integer.parseInt(values[1]))
            : new MemoryEffects.Block(
                Integer.parseInt(values[0]), factor(values[1], 0), factor(values[1], 1));
      case "vector":
        return new MemoryEffects.Vector(Integer.parseInt(values[0]), Integer.parseInt(values[1]));
      case "maps":
        return new MemoryEffects.Mapping(Integer.parseInt(values[0]));
      case "unmaps":
        return new MemoryEffects.Unmapping(Integer.parseInt(values[0]));
      case "array":
        return new ObjectEffects.Elements(Integer.parseInt(values[0]));
      case "fields":
        return new ObjectEffects.FieldsOf(Integer.parseInt(values[0]));
      case "descriptor":
        return new ObjectEffects.SetsDescriptor(values[0]);
      case "opens":
        return new ObjectEffects.Opens();
      case "streams":
        return new BlockingEffects.Streams(
            values.length == 0 ? null : new ObjectEffects.Place(values[0]));
      case "blocks":
        return new BlockingEffects.Always();
      case "blocks-if-stream":
        return new BlockingEffects.IfStream(values[0]);
      case "blocks-if-pipe":
        return new BlockingEffects.IfPipe(Integer.parseInt(values[0]));
      case "joins":
        return new ChildProcess();
      case "closes":
        return new ObjectEffects.Closes(values[0]);
      case "shown":
        return new ObjectEffects.Shown(values[0]);
      default:
        throw new IllegalStateException("inputs.table: no such effect: " + text);
    }
  }

  /** Of a product such as 2*12; what stands alone is multiplied by one. */
  private static int factor(String product, int which) {
    int star = product.indexOf('*');
    if (star < 0) {
      return which == 0 ? Integer.parseInt(product) : 1;
    }
    return Integer.parseInt(which == 0 ? product.substring(0, star) : product.substring(star + 1));
  }
}
