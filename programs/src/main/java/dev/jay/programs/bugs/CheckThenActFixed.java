package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link CheckThenAct} with both steps under one monitor. */
public final class CheckThenActFixed {
  private int balance = 10;

  public static void main(String[] args) throws InterruptedException {
    CheckThenActFixed account = new CheckThenActFixed();
    Together.run(account::takeTen, account::takeTen);
    require(account.balance() == 0, "overdrawn: " + account.balance());
  }

  private synchronized void takeTen() {
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
