package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * Transfers between accounts, objects with a plain balance: money is lost and made. What varies:
 * the balances.
 */
public final class BankTransfer {
  /** An account. */
  private static final class Account {
    private int balance = 1000;
  }

  private static final Account[] ACCOUNTS = new Account[6];

  public static void main(String[] args) {
    for (int i = 0; i < ACCOUNTS.length; i++) {
      ACCOUNTS[i] = new Account();
    }
    Parameters.steps(args, BankTransfer::transfer);
    Digest digest = new Digest();
    for (Account account : ACCOUNTS) {
      digest.add(account.balance);
    }
    Parameters.result(digest);
  }

  private static void transfer(int worker, int step) {
    Account from = ACCOUNTS[(worker + step) % ACCOUNTS.length];
    Account to = ACCOUNTS[(worker + 5 * step + 1) % ACCOUNTS.length];
    int left = from.balance - step; // race
    int there = to.balance + step; // race
    Work.units(1);
    from.balance = left; // race
    to.balance = there; // race
  }
}
