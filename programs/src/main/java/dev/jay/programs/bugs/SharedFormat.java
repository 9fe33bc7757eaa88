package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.text.SimpleDateFormat;
import java.util.Date;

/** Bug: two threads format dates with one SimpleDateFormat, which keeps the date in a field. */
public final class SharedFormat {
  public static void main(String[] args) throws InterruptedException {
    SimpleDateFormat format = new SimpleDateFormat("yyyy");
    Together.run(() -> format.format(new Date(0)), () -> format.format(new Date(1L << 40)));
  }
}
