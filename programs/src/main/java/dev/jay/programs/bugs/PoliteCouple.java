package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/**
 * Bug: two who share a spoon each leave it to the other as long as the other is hungry: a livelock.
 * Schedule: both are hungry before one has eaten; the spoon goes back and forth for ever.
 */
public final class PoliteCouple {
  private volatile int spoon; // whose it is
  private volatile boolean firstHungry;
  private volatile boolean secondHungry;

  public static void main(String[] args) throws InterruptedException {
    PoliteCouple couple = new PoliteCouple();
    Together.run(couple::firstEats, couple::secondEats);
  }

  private void firstEats() {
    firstHungry = true;
    while (secondHungry) {
      spoon = 2;
      while (spoon == 2 && secondHungry) {
        Thread.onSpinWait();
      }
    }
    firstHungry = false;
  }

  private void secondEats() {
    secondHungry = true;
    while (firstHungry) {
      spoon = 1;
      while (spoon == 1 && firstHungry) {
        Thread.onSpinWait();
      }
    }
    secondHungry = false;
  }
}
