package dev.jay.programs.open;

import dev.jay.programs.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One thread iterates over a synchronized list without its monitor while another one adds to it.
 * The race is inside java.util.ArrayList, whose fields {@code jay check} does not watch: it says
 * that there is one schedule only.
 */
public final class SharedArrayList {
  public static void main(String[] args) throws InterruptedException {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
    Together.run(() -> list.add(4), () -> list.forEach(element -> Thread.yield()));
    System.out.println("outcome " + list.size());
  }
}
