package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** A java.nio pipe between two threads, with blocking reads. */
public final class NioPipe {
  public static void main(String[] args) throws Exception {
    Pipe pipe = Pipe.open();
    int[] sum = new int[1];
    Workers.together(
        worker -> {
          for (int i = 0; i < 10; i++) {
            Work.uneven(worker, i);
            pipe.sink().write(ByteBuffer.wrap(new byte[] {(byte) i}));
          }
          pipe.sink().close();
        },
        worker -> {
          ByteBuffer buffer = ByteBuffer.allocate(4);
          while (pipe.source().read(buffer) >= 0) {
            buffer.flip();
            while (buffer.hasRemaining()) {
              sum[0] += buffer.get();
            }
            buffer.clear();
          }
        });
    System.out.println("sum " + sum[0]);
  }
}
