package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link UnsafePublication} through a volatile field. */
public final class UnsafePublicationFixed {
  private static final class Holder {
    int value;

    Holder(int value) {
      this.value = value;
    }
  }

  private volatile Holder holder;

  public static void main(String[] args) throws InterruptedException {
    UnsafePublicationFixed program = new UnsafePublicationFixed();
    Together.run(() -> program.holder = new Holder(42), program::use);
  }

  private void use() {
    Holder seen = holder;
    require(seen == null || seen.value == 42, "half an object");
  }
}
