package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/** Threads write and read objects, whose descriptions are cached. */
public final class Serialization {
  private Serialization() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of(new Date(step), Thread.State.NEW, 12L)));
          }
          try (ObjectInputStream in =
              new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            sums[worker] += ((List<?>) in.readObject()).size();
          }
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
