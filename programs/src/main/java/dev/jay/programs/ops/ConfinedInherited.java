package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** What a thread used alone is used by others while it waits, and after it has ended. */
public final class ConfinedInherited {
  private static final class Account {
    private int balance; // guarded by this

    synchronized void add(int amount) {
      balance += amount;
    }

    synchronized int balance() {
      return balance;
    }
  }

  public static void main(String[] args) {
    Account account = new Account();
    AtomicInteger turn = new AtomicInteger();
    SharedLog log = new SharedLog();
    Workers.run(
        4,
        worker -> {
          for (int i = 0; i < 200 * (4 - worker); i++) {
            account.add(1 + worker);
            if (i % 37 == 0) {
              Work.uneven(worker, i);
            }
          }
          log.addBy(account.balance());
          if (turn.getAndIncrement() % 2 == 0) {
            Thread.sleep(1);
          }
          log.addBy(account.balance());
        });
    System.out.println("balances" + log);
    System.out.println("outcome " + account.balance());
  }
}
