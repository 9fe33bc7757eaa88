package dev.jay.runtime.record;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.inputs.InputPoints;
import dev.jay.runtime.inputs.Tape;
import dev.jay.trace.RecordingReader;
import java.io.EOFException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads a strand's inputs back, as {@link WritingTape} has written them. */
final class ReadingTape extends Tape {
  private final RecordingReader.Stream inputs;
  private final Strand strand;
  private final Divergence divergence;
  private final InitialiserStreams initialisers;
  private final StopPoint stop;

  /** The last turn that the strand had. */
  long lastTurn;

  ReadingTape(
      RecordingReader.Stream inputs,
      Strand strand,
      Divergence divergence,
      InitialiserStreams initialisers,
      StopPoint stop) {
    this.stop = stop;
    this.initialisers = initialisers;
    this.inputs = inputs;
    this.strand = strand;
    this.divergence = divergence;
  }

  @Override
  public boolean isReplayed() {
    return true;
  }

  @Override
  public @Nullable Tape ofInitialiser(String className) {
    RecordingReader.Stream stream = initialisers.next(className);
    return stream == null ? null : new ReadingTape(stream, strand, divergence, initialisers, stop);
  }

  @Override
  public boolean hasInitialised(String className) {
    try {
      return inputs.skips(INITIALISER, Integer.toUnsignedLong(className.hashCode()));
    } catch (IOException e) {
      divergence.unreadable(e);
      return false;
    }
  }

  @Override
  public boolean isInitialisedInOrder(String className) {
    return initialisers.areInOrder(className);
  }

  @Override
  public boolean isAtEnd() {
    try {
      return !inputs.hasMore();
    } catch (IOException e) {
      divergence.unreadable(e);
      return true;
    }
  }

  @Override
  public void begin(int kind) {
    long recorded = number();
    if (recorded != kind) {
      divergence.found(
          strand,
          "an input of "
              + InputPoints.name(kind)
              + ", where one of "
              + InputPoints.name(recorded)
              + " was recorded");
    }
    stop.input(lastTurn, strand, InputPoints.name(kind));
  }

  @Override
  public void end() {}

  @Override
  public long get() {
    long coded = number();
    return coded >>> 1 ^ -(coded & 1);
  }

  @Override
  public byte[] getBytes() {
    try {
      return inputs.bytes((int) inputs.number());
    } catch (EOFException e) {
      divergence.inputsEnd(strand);
    } catch (IOException e) {
      divergence.unreadable(e);
    }
    return new byte[0];
  }

  private long number() {
    try {
      return inputs.number();
    } catch (EOFException e) {
      divergence.inputsEnd(strand);
    } catch (IOException e) {
      divergence.unreadable(e);
    }
    return 0;
  }

  @Override
  public void put(long value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void put(byte[] bytes, int from, int length) {
    throw new UnsupportedOperationException();
  }
}
