package dev.jay.runtime.record;

import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the initialisers of a recorded program have read, by the names of their classes. Classes of
 * one name, of several loaders, come in the order in which they first read something. Those that
 * were abandoned have no stream: they are run really.
 */
final class InitialiserStreams {
  /** Before the name of a class whose initialiser's inputs were recorded in vain. */
  static final String ABANDONED = "!";

  /** In place of a class's name: the names of those that strands have initialised in the order. */
  static final String IN_ORDER = "#";

  private final Map<String, ArrayDeque<RecordingReader.Stream>> streams = new HashMap<>();
  private final Set<String> inOrder = new HashSet<>();

  /** Those of {@code recording}, or none. */
  InitialiserStreams(@Nullable RecordingReader recording, Divergence divergence) {
    if (recording != null) {
      read(recording, divergence);
    }
  }

  private void read(RecordingReader recording, Divergence divergence) {
    for (int number : recording.streams()) {
      if (number >= RecordingWriter.INITIALISERS) {
        RecordingReader.Stream stream = recording.stream(number);
        try {
          String name = name(stream);
          if (name.equals(IN_ORDER)) {
            while (stream.hasMore()) {
              inOrder.add(name(stream));
            }
          } else {
            add(name, stream);
          }
        } catch (EOFException e) {
          // It was cut short before it had read anything.
        } catch (IOException e) {
          divergence.unreadable(e);
        }
      }
    }
    for (String name : new ArrayList<>(streams.keySet())) {
      if (name.startsWith(ABANDONED)) {
        streams.remove(name.substring(ABANDONED.length()));
      }
    }
  }

  private static String name(RecordingReader.Stream stream) throws IOException {
    return new String(stream.bytes((int) stream.number()), StandardCharsets.UTF_8);
  }

  /** Whether strands have initialised classes of that name in the order. */
  boolean areInOrder(String className) {
    return inOrder.contains(className);
  }

  private void add(String className, RecordingReader.Stream stream) {
    ArrayDeque<RecordingReader.Stream> known = streams.get(className);
    if (known == null) {
      known = new ArrayDeque<>();
      streams.put(className, known);
    }
    known.add(stream);
  }

  /** What the initialiser that begins now has read; null if nothing was recorded of it. */
  synchronized RecordingReader.@Nullable Stream next(String className) {
    ArrayDeque<RecordingReader.Stream> known = streams.get(className);
    return known == null ? null : known.poll();
  }
}
