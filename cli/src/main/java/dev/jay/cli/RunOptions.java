package dev.jay.cli;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The options of one {@code jay run}. Read by hand, unlike those of the other commands: a program
 * waits for it, and picocli takes longer to load than the rest of the command line to run.
 */
final class RunOptions {
  private final Map<RunOption, String> values = new EnumMap<>(RunOption.class);

  private final Path directory;

  private RunOptions(Path directory) {
    this.directory = directory;
  }

  /**
   * Reads words that {@link RunArguments} has set apart: options, and the values of some.
   *
   * @param directory where files are that are not given with their whole path
   */
  static RunOptions read(List<String> words, Path directory) {
    RunOptions options = new RunOptions(directory);
    for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
      String word = rest.next();
      RunOption option = RunOption.named(JavaOptions.name(word));
      if (option == null) {
        throw new IllegalArgumentException(word);
      }
      int equals = word.indexOf('=');
      String attached = equals < 0 ? null : word.substring(equals + 1);
      options.put(option, option.takesValue() ? value(option, attached, rest) : attached);
    }
    return options;
  }

  private static String value(
      RunOption option, @Nullable String attached, Iterator<String> following) {
    if (attached != null) {
      return attached;
    }
    if (!following.hasNext()) {
      throw wrong(option.word() + " needs a value: " + option.word() + " " + option.label());
    }
    return following.next();
  }

  private void put(RunOption option, @Nullable String given) {
    if (values.containsKey(option)) {
      throw wrong(option.word() + " is given twice");
    }
    if (given != null && !option.mayHaveValue()) {
      throw wrong(option.word() + " takes no value, but " + given + " was given");
    }
    try {
      values.put(option, given == null ? "" : option.valueFor(given, directory));
    } catch (IllegalArgumentException e) {
      throw wrong(option.word() + ": " + e.getMessage());
    }
  }

  private static UserError wrong(String what) {
    return UserError.usage(what + ". See jay run --help");
  }

  /** The value as the agent takes it; empty if there is none. */
  String value(RunOption option) {
    return values.getOrDefault(option, "");
  }

  void set(RunOption option, String value) {
    values.put(option, value);
  }

  void remove(RunOption option) {
    values.remove(option);
  }

  boolean has(RunOption option) {
    return values.containsKey(option);
  }

  /** Options that the agent does not know. */
  private static final Set<RunOption> OURS =
      EnumSet.of(RunOption.TWICE, RunOption.CACHE, RunOption.LEARN_ON_MISS);

  /** The agent has the defaults; it is told only what was given. */
  String forAgent() {
    StringBuilder text = new StringBuilder("run");
    for (Map.Entry<RunOption, String> each : values.entrySet()) {
      RunOption option = each.getKey();
      if (OURS.contains(option)) {
        continue;
      }
      text.append(',').append(option.key());
      if (!each.getValue().isEmpty()) {
        text.append('=').append(each.getValue());
      }
    }
    return text.toString();
  }

  /** For telling them from java's. */
  static OwnOptions own() {
    SortedMap<String, Boolean> takesValue = new TreeMap<>();
    takesValue.put("-h", false);
    for (RunOption each : RunOption.values()) {
      takesValue.put(each.word(), each.takesValue());
    }
    return new OwnOptions("run", takesValue);
  }
}
