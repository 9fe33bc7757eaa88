package dev.jay.programs.recorded;

import java.util.Random;
import java.util.UUID;

/** Reads what enters in the initialiser of a class; another class reads it before main's end. */
public final class InputInInitialiser {
  private InputInInitialiser() {}

  public static void main(String[] args) {

    System.out.println(Late.FIRST + " " + Late.ID + " " + Late.START);
  }

  private static final class Late {
    static final int FIRST = new Random().nextInt();
    static final UUID ID = UUID.randomUUID();
    static final long START = System.currentTimeMillis();
  }
}
