package dev.jay.programs;

/**
 * The command line of an evaluation program, pairs of a name and a value, and the line in which the
 * program prints its result.
 */
public final class Parameters {
  private final String[] args; // name, value, name, value, ...

  private Parameters(String[] args) {
    this.args = args;
  }

  /**
   * Reads the command line; ends the program with 64 if it is not made of these names and values.
   */
  public static Parameters of(String[] args, String... names) {
    for (int i = 0; i < args.length; i += 2) {
      if (i + 1 == args.length || !isOne(names, args[i])) {
        throw usage(args[i] + " is not a name with a value: " + String.join(" N ", names) + " N");
      }
    }
    return new Parameters(args);
  }

  private static boolean isOne(String[] names, String name) {
    for (String known : names) {
      if (known.equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** A number of at least one. */
  public int number(String name, int otherwise) {
    for (int i = 0; i < args.length; i += 2) {
      if (args[i].equals(name)) {
        return parsed(args[i], args[i + 1]);
      }
    }
    return otherwise;
  }

  /** The same, for a power of two. */
  public int powerOfTwo(String name, int otherwise) {
    int number = number(name, otherwise);
    if (Integer.bitCount(number) != 1) {
      throw usage(name + " needs a power of two");
    }
    return number;
  }

  public String text(String name, String otherwise) {
    for (int i = 0; i < args.length; i += 2) {
      if (args[i].equals(name)) {
        return args[i + 1];
      }
    }
    return otherwise;
  }

  private static int parsed(String name, String value) {
    try {
      int number = Integer.parseInt(value);
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw usage(name + " needs a number of at least 1");
  }

  /** Ends the program; returns only in type. */
  private static IllegalArgumentException usage(String message) {
    System.err.println(message);
    System.exit(64);
    return new IllegalArgumentException(message);
  }

  /**
   * Runs steps in threads as {@code --threads} and {@code --size} say, with uneven computing before
   * each step.
   */
  public static void steps(String[] args, Workers.Step step) {
    Parameters parameters = of(args, "--threads", "--size");
    Workers.steps(parameters.number("--threads", 4), parameters.number("--size", 100), step);
  }

  /** Prints the result line. */
  public static void result(Object value) {
    System.out.println("result " + value);
  }
}
