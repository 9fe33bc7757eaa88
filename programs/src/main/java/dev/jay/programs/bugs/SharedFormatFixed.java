package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.text.SimpleDateFormat;
import java.util.Date;

/** {@link SharedFormat} with a format for each thread. */
public final class SharedFormatFixed {
  public static void main(String[] args) throws InterruptedException {
    SimpleDateFormat format = new SimpleDateFormat("yyyy");
    SimpleDateFormat other = (SimpleDateFormat) format.clone();
    Together.run(() -> format.format(new Date(0)), () -> other.format(new Date(1L << 40)));
  }
}
