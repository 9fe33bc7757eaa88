package dev.jay.programs.recorded;

import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** A pipe between two threads. */
public final class Pipes {
  private Pipes() {}

  public static void main(String[] args) throws Exception {

    Pipe pipe = Pipe.open();
    Thread writer =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 5; i++) {
                  pipe.sink().write(ByteBuffer.wrap(new byte[] {(byte) i, (byte) (i * i)}));
                }
                pipe.sink().close();
              } catch (java.io.IOException e) {
                System.out.println(e);
              }
            });
    writer.start();
    ByteBuffer buffer = ByteBuffer.allocate(3);
    for (int count; (count = pipe.source().read(buffer)) >= 0; buffer.clear()) {
      System.out.println(count + " " + buffer.get(0));
    }
    writer.join();
  }
}
