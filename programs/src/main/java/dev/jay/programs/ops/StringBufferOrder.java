package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads append to one StringBuffer in all its ways; the text varies. */
public final class StringBufferOrder {
  @SuppressWarnings("JdkObsolete") // its monitor is what is shown
  public static void main(String[] args) throws Exception {
    StringBuffer buffer = new StringBuffer("-");
    CharSequence text = buffer;
    Appendable sink = buffer;
    AtomicInteger steps = new AtomicInteger();
    int[][] lengths = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          steps.incrementAndGet();
          switch (step % 7) {
            case 0 -> buffer.append(worker).append('.');
            case 1 -> sink.append(Integer.toString(worker), 0, 1);
            case 2 -> buffer.insert(buffer.length() / 2, "<" + worker + ">");
            case 3 -> buffer.replace(0, 1, Integer.toString(worker));
            case 4 -> buffer.insert(1, (long) worker);
            case 5 -> List.of(worker, step).forEach(buffer::append);
            default -> buffer.setCharAt(text.length() / 3, (char) ('a' + worker));
          }
          lengths[worker][step] = text.length() + text.charAt(step);
        });
    System.out.println("buffer " + buffer);
    int sum = 0;
    for (int[] row : lengths) {
      for (int length : row) {
        sum = sum * 31 + length;
      }
    }
    System.out.println("seen " + sum);
    System.out.println("outcome " + buffer.length());
  }
}
