package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: looking at the balance and withdrawing are synchronized each, but not together. Schedule:
 * both threads see 10, both withdraw 10.
 */
public final class CheckThenAct {
  private int balance = 10;

  public static void main(String[] args) throws InterruptedException {
    CheckThenAct account = new CheckThenAct();
    Together.run(account::takeTen, account::takeTen);
    require(account.balance() == 0, "overdrawn: " + account.balance());
  }

  private void takeTen() {
    if (balance() >= 10) {
      withdraw(10);
    }
  }

  private synchronized int balance() {
    return balance;
  }

  private synchronized void withdraw(int amount) {
    balance -= amount;
  }
}
