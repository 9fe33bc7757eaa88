package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/** {@link PoliteCouple} who leave the spoon to the other once, and then eat. */
public final class PoliteCoupleFixed {
  private volatile int spoon; // whose it is
  private volatile boolean firstHungry;
  private volatile boolean secondHungry;

  public static void main(String[] args) throws InterruptedException {
    PoliteCoupleFixed couple = new PoliteCoupleFixed();
    Together.run(couple::firstEats, couple::secondEats);
  }

  private void firstEats() {
    firstHungry = true;
    if (secondHungry) {
      spoon = 2;
    }
    firstHungry = false;
  }

  private void secondEats() {
    secondHungry = true;
    if (firstHungry) {
      spoon = 1;
    }
    secondHungry = false;
  }
}
