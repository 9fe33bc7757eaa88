package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link TransferAudit} with both monitors held during the transfer. */
public final class TransferAuditFixed {
  /** An account; its monitor guards its balance. */
  private static final class Account {
    private int balance = 10;
  }

  private final Account from = new Account();
  private final Account to = new Account();

  public static void main(String[] args) throws InterruptedException {
    TransferAuditFixed bank = new TransferAuditFixed();
    Together.run(bank::transfer, bank::audit);
  }

  private void transfer() {
    synchronized (from) {
      synchronized (to) {
        from.balance -= 5;
        to.balance += 5;
      }
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
