package dev.jay.cli;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;

/**
 * Where the command line begins: runs the command, and turns what it throws into one line and a
 * code. {@code jay run} goes by itself, all others by {@link Commands}.
 */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args, System.out, System.err));
  }

  /** Runs one command line and returns the exit code. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, World.real(out, err));
  }

  static int run(String[] args, World world) {
    try {
      if (args.length > 0 && args[0].equals("run")) {
        List<String> words = Arrays.asList(args).subList(1, args.length);
        return new RunCommand(world, words).run();
      }
      return Commands.run(args, world);
    } catch (Exception e) {
      return report(e, world);
    }
  }

  static int report(Exception e, World world) {
    if (e instanceof UserError userError) {
      world.say(userError.line());
      return userError.exitCode();
    }
    world.say("this is a bug in Jay " + Version.OF_JAY + "; please report it with these lines:");
    e.printStackTrace(world.err());
    return ExitCode.BUG;
  }
}
