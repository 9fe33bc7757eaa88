package dev.jay.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * The arguments of {@code jay run} or {@code jay check}, taken apart: jay's own options come first,
 * and java's arguments begin at the first word that is not one of them. A double-dash word that
 * neither knows is most likely a misspelt option of jay's, so it is refused, as is a jay option
 * among java's; after a bare {@code --} everything is java's, unseen.
 */
record RunArguments(List<String> jay, List<String> java) {

  static RunArguments split(OwnOptions own, List<String> words) {
    int i = 0;
    while (i < words.size()) {
      String name = JavaOptions.name(words.get(i));
      if (!own.has(name)) {
        break;
      }
      boolean valueIsNext = own.takesValue(name) && words.get(i).indexOf('=') < 0;
      i += valueIsNext ? 2 : 1;
    }
    int end = Math.min(i, words.size());
    List<String> jay = words.subList(0, end);
    if (end < words.size() && words.get(end).equals("--")) {
      return new RunArguments(jay, words.subList(end + 1, words.size()));
    }
    List<String> java = words.subList(end, words.size());
    refuseMisplaced(own, java);
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

  private static void refuseMisplaced(OwnOptions own, List<String> java) {
    int options = JavaOptions.target(java).options();
    for (int i = 0; i < options; i++) {
      String word = java.get(i);
      refuseMisplaced(own, word);
      if (JavaOptions.takesNext(word)) {
        i++;
      }
    }
  }

  private static void refuseMisplaced(OwnOptions own, String word) {
    String name = JavaOptions.name(word);
    if (name.startsWith("--") && !JavaOptions.isLongOption(name)) {
      if (own.has(name)) {
        throw UserError.usage(
            name
                + " is an option of jay's and comes before java's arguments. See jay "
                + own.command()
                + " --help");
      }
      throw unknown(own, name);
    }
    if (name.length() > 2 && !name.startsWith("--") && own.has("-" + name)) {
      throw unknown(own, name);
    }
  }

  private static UserError unknown(OwnOptions own, String name) {
    return UserError.usage(
        "unknown option "
            + name
            + Suggestion.phrase(name, own.takesValue().keySet())
            + " See jay "
            + own.command()
            + " --help");
  }
}
