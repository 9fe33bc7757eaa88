package dev.jay.runtime.inputs;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code joins}: before a process is really started, whoever is interested in child JVMs may put
 * options before their arguments. A process is a JVM if its program is called {@code java}. Its
 * words, its environment and its directory come as the native method gets them: bytes with a zero
 * after each word. A replay starts no processes, so nothing is to be done there.
 */
public final class ChildProcess extends Effect {
  private static final int PROGRAM = 3;
  private static final int WORDS = 4;
  private static final int COUNT_OF_WORDS = 5;
  private static final int ENVIRONMENT = 6;
  private static final int DIRECTORY = 8;

  /** Set before the program begins, if at all. */
  private static volatile @Nullable Joiner joiner;

  /** Whoever is interested in child JVMs. */
  public interface Joiner {
    /**
     * A JVM is about to be started with {@code words} after {@code java}; its environment, as
     * name=value, and its directory are null where they are this JVM's own. Returns what is to be
     * put before the words.
     */
    List<String> join(
        List<String> words, @Nullable List<String> environment, @Nullable String directory);
  }

  /** From here on {@code who} is asked. */
  public static void setJoiner(Joiner who) {
    joiner = who;
  }

  @Override
  void before(@Nullable Object[] arguments) {
    Joiner who = joiner;
    if (who == null || !isJava(words(arguments[PROGRAM]))) {
      return;
    }
    String directory = arguments[DIRECTORY] == null ? null : words(arguments[DIRECTORY]).get(0);
    List<String> environment =
        arguments[ENVIRONMENT] == null ? null : words(arguments[ENVIRONMENT]);
    List<String> added = who.join(words(arguments[WORDS]), environment, directory);
    ByteArrayOutputStream block = new ByteArrayOutputStream();
    for (String word : added) {
      byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
      block.write(bytes, 0, bytes.length);
      block.write(0);
    }
    byte[] old = (byte[]) arguments[WORDS];
    if (old != null) {
      block.write(old, 0, old.length);
    }
    arguments[WORDS] = block.toByteArray();
    arguments[COUNT_OF_WORDS] = asInt(arguments[COUNT_OF_WORDS]) + added.size();
  }

  private static boolean isJava(List<String> program) {
    return !program.isEmpty()
        && (program.get(0).equals("java") || program.get(0).endsWith("/java"));
  }

  /** The words of a block. */
  static List<String> words(@Nullable Object block) {
    List<String> words = new ArrayList<>();
    byte[] bytes = block == null ? new byte[0] : (byte[]) block;
    int begin = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == 0) {
        words.add(new String(bytes, begin, i - begin, StandardCharsets.UTF_8));
        begin = i + 1;
      }
    }
    return words;
  }

  @Override
  void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

  @Override
  void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}
}
