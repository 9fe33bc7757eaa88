package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: an object reaches another thread through a plain field, with nothing that orders its
 * construction before its use: a data race. Schedule: the reader reads the field after the writer.
 */
public final class UnsafePublication {
  private static final class Holder {
    int value;

    Holder(int value) {
      this.value = value;
    }
  }

  private Holder holder;

  public static void main(String[] args) throws InterruptedException {
    UnsafePublication program = new UnsafePublication();
    Together.run(() -> program.holder = new Holder(42), program::use);
  }

  private void use() {
    Holder seen = holder;
    require(seen == null || seen.value == 42, "half an object");
  }
}
