package dev.jay.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The arguments of {@code jay run}, taken apart: jay's own options come first, and java's arguments
 * begin at the first word that is not one of them. A double-dash word that neither knows is most
 * likely a misspelt option of jay's, so it is refused, as is a jay option among java's; after a
 * bare {@code --} everything is java's, unseen.
 */
record RunArguments(List<String> jay, List<String> java) {

  static RunArguments split(CommandSpec run, List<String> words) {
    int i = 0;
    while (i < words.size()) {
      OptionSpec option = run.findOption(JavaOptions.name(words.get(i)));
      if (option == null) {
        break;
      }
      boolean valueIsNext = option.arity().max() > 0 && words.get(i).indexOf('=') < 0;
      i += valueIsNext ? 2 : 1;
    }
    int end = Math.min(i, words.size());
    List<String> jay = words.subList(0, end);
    if (end < words.size() && words.get(end).equals("--")) {
      return new RunArguments(jay, words.subList(end + 1, words.size()));
    }
    List<String> java = words.subList(end, words.size());
    refuseMisplaced(run, java);
    return new RunArguments(jay, java);
  }

  /** The words for picocli, which sees java's as positional ones. */
  List<String> forPicocli(String command) {
    List<String> words = new ArrayList<>(jay.size() + java.size() + 2);
    words.add(command);
    words.addAll(jay);
    words.add("--");
    words.addAll(java);
    return words;
  }

  private static void refuseMisplaced(CommandSpec run, List<String> java) {
    int options = JavaOptions.target(java).options();
    for (int i = 0; i < options; i++) {
      String word = java.get(i);
      refuseMisplaced(run, word);
      if (JavaOptions.takesNext(word)) {
        i++;
      }
    }
  }

  private static void refuseMisplaced(CommandSpec run, String word) {
    String name = JavaOptions.name(word);
    if (name.startsWith("--") && !JavaOptions.isLongOption(name)) {
      if (run.findOption(name) != null) {
        throw UserError.usage(
            name
                + " is an option of jay's and comes before java's arguments. See jay "
                + run.name()
                + " --help");
      }
      throw unknown(run, name);
    }
    if (name.length() > 2 && !name.startsWith("--") && run.findOption("-" + name) != null) {
      throw unknown(run, name);
    }
  }

  private static UserError unknown(CommandSpec run, String name) {
    Set<String> candidates = new TreeSet<>(run.optionsMap().keySet());
    return UserError.usage(
        "unknown option "
            + name
            + Suggestion.phrase(name, candidates)
            + " See jay "
            + run.name()
            + " --help");
  }
}
