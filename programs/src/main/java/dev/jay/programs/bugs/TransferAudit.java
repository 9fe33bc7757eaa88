package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: a transfer is atomic at each account but not across the two. Schedule: the auditor adds up
 * between the withdrawal and the deposit.
 */
public final class TransferAudit {
  /** An account; its monitor guards its balance. */
  private static final class Account {
    private int balance = 10;
  }

  private final Account from = new Account();
  private final Account to = new Account();

  public static void main(String[] args) throws InterruptedException {
    TransferAudit bank = new TransferAudit();
    Together.run(bank::transfer, bank::audit);
  }

  private void transfer() {
    synchronized (from) {
      from.balance -= 5;
    }
    synchronized (to) {
      to.balance += 5;
    }
  }

  private void audit() {
    synchronized (from) {
      synchronized (to) {
        require(from.balance + to.balance == 20, "money is missing");
      }
    }
  }
}
