package dev.jay.real.databases;

import com.sleepycat.bind.tuple.IntegerBinding;
import com.sleepycat.je.Database;
import com.sleepycat.je.DatabaseConfig;
import com.sleepycat.je.DatabaseEntry;
import com.sleepycat.je.Durability;
import com.sleepycat.je.Environment;
import com.sleepycat.je.EnvironmentConfig;
import com.sleepycat.je.LockConflictException;
import com.sleepycat.je.LockMode;
import com.sleepycat.je.Transaction;
import dev.jay.real.Program;
import dev.jay.real.Temp;
import java.io.IOException;
import java.util.SplittableRandom;

/** Berkeley DB, Java Edition: transfers as transactions on a B-tree that logs to files. */
public final class JeTransfers {
  private static final int ACCOUNTS = 200;

  private final Program program;
  private final Environment environment;
  private final Database accounts;

  private JeTransfers(Program program, Environment environment, Database accounts) {
    this.program = program;
    this.environment = environment;
    this.accounts = accounts;
  }

  public static void main(String[] args) throws IOException {
    try (Temp temp = new Temp()) {
      EnvironmentConfig settings = new EnvironmentConfig();
      settings.setAllowCreate(true).setTransactional(true);
      settings.setDurability(Durability.COMMIT_NO_SYNC);
      DatabaseConfig config = new DatabaseConfig().setAllowCreate(true).setTransactional(true);
      try (Environment environment = new Environment(temp.directory().toFile(), settings);
          Database accounts = environment.openDatabase(null, "account", config)) {
        new JeTransfers(Program.of(args, 2_000), environment, accounts).run();
      }
    }
  }

  private void run() {
    for (int i = 0; i < ACCOUNTS; i++) {
      accounts.put(null, entry(i), entry(1000));
    }
    program.run(this::transfers);
    long sum = 0;
    for (int i = 0; i < ACCOUNTS; i++) {
      sum += read(null, i);
    }
    program.report(sum);
  }

  private void transfers(int worker) {
    SplittableRandom random = new SplittableRandom(worker);
    for (int i = 0; i < program.size(); i++) {
      int from = random.nextInt(ACCOUNTS);
      int to = (from + 1 + random.nextInt(ACCOUNTS - 1)) % ACCOUNTS;
      int seen;
      do {
        seen = attempt(Math.min(from, to), Math.max(from, to));
      } while (seen == Integer.MIN_VALUE);
      program.seen(worker).add(seen);
    }
  }

  /** Moves one unit up; the balance that was seen, or the least number after a conflict. */
  private int attempt(int from, int to) {
    Transaction transaction = environment.beginTransaction(null, null);
    try {
      int balance = read(transaction, from);
      accounts.put(transaction, entry(from), entry(balance - 1));
      accounts.put(transaction, entry(to), entry(read(transaction, to) + 1));
      transaction.commit();
      return balance;
    } catch (LockConflictException e) {
      transaction.abort();
      return Integer.MIN_VALUE;
    }
  }

  private int read(Transaction transaction, int account) {
    DatabaseEntry value = new DatabaseEntry();
    accounts.get(transaction, entry(account), value, transaction == null ? null : LockMode.RMW);
    return IntegerBinding.entryToInt(value);
  }

  private static DatabaseEntry entry(int value) {
    DatabaseEntry entry = new DatabaseEntry();
    IntegerBinding.intToEntry(value, entry);
    return entry;
  }
}
