package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import org.jspecify.annotations.Nullable;

/** Which native methods may block in the operating system, and on which descriptors. */
final class BlockingEffects {
  /** Descriptors of sockets and pipes. */
  private static final DescriptorSet STREAMS = new DescriptorSet();

  private BlockingEffects() {}

  /** It does nothing but say when. */
  abstract static class Blocks extends Effect {
    @Override
    final void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

    @Override
    final void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

    @Override
    public abstract boolean mayBlock(@Nullable Object[] arguments);
  }

  /** {@code blocks}. */
  static final class Always extends Blocks {
    @Override
    public boolean mayBlock(@Nullable Object[] arguments) {
      return true;
    }
  }

  /** {@code blocks-if-stream:P}: if the descriptor at P is that of a socket or a pipe. */
  static final class IfStream extends Blocks {
    private final ObjectEffects.Place place;

    IfStream(String place) {
      this.place = new ObjectEffects.Place(place);
    }

    @Override
    public boolean mayBlock(@Nullable Object[] arguments) {
      return STREAMS.contains(place.number(arguments));
    }
  }

  /**
   * {@code blocks-if-pipe:A}: if the stream A has no name, and is not what the program prints to.
   */
  static final class IfPipe extends Blocks {
    private static final long INPUT = Raw.U.objectFieldOffset(FileInputStream.class, "path");
    private static final long OUTPUT = Raw.U.objectFieldOffset(FileOutputStream.class, "path");

    private final int stream;
    private final ObjectEffects.Place place;

    IfPipe(int stream) {
      this.stream = stream;
      this.place = new ObjectEffects.Place(stream + ".fd");
    }

    @Override
    public boolean mayBlock(@Nullable Object[] arguments) {
      Object object = arguments[stream];
      if (object instanceof FileInputStream) {
        return Raw.U.getReference(object, INPUT) == null;
      }
      return object != null
          && Raw.U.getReference(object, OUTPUT) == null
          && place.number(arguments) >= DescriptorSet.STANDARD;
    }
  }

  /**
   * {@code streams} and {@code streams:P}: the descriptors in the result, or the one at P, are of
   * sockets or pipes.
   */
  static final class Streams extends Effect {
    private final ObjectEffects.@Nullable Place place;

    Streams(ObjectEffects.@Nullable Place place) {
      this.place = place;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      note(arguments, result);
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      note(arguments, result);
    }

    private void note(@Nullable Object[] arguments, @Nullable Object result) {
      if (place != null) {
        STREAMS.add(place.number(arguments));
        return;
      }
      if (result instanceof Long) {
        STREAMS.add((int) (asLong(result) >> 32));
      }
      if (result != null) {
        STREAMS.add((int) asLong(result));
      }
    }
  }

  /** A descriptor is closed, and may come again as that of a file. */
  static void closed(int descriptor) {
    STREAMS.remove(descriptor);
  }
}
