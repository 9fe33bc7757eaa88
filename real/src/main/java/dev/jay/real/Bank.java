package dev.jay.real;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.SplittableRandom;

/**
 * Transfers between accounts of a database, as SysBench makes them: each is a transaction that
 * changes two rows, the lower number first, and reads one. The sum of all balances stays.
 */
public final class Bank {
  private static final int ACCOUNTS = 200;
  private static final int ATTEMPTS = 10_000;
  private static final String ADD = "update account set balance = balance + ? where id = ?";
  private static final String READ = "select balance from account where id = ?";

  /** Where connections come from. */
  public interface Source {
    Connection connect() throws SQLException;
  }

  private final Program program;
  private final Source source;

  public Bank(Program program, Source source) {
    this.program = program;
    this.source = source;
  }

  /** Makes the accounts, {@code size} transfers in each thread, and the report. */
  public void run(boolean oneConnectionEach) throws SQLException {
    try (Connection keep = source.connect();
        Statement statement = keep.createStatement()) {
      statement.execute("create table account(id int primary key, balance int)");
      for (int i = 0; i < ACCOUNTS; i++) {
        statement.execute("insert into account values(" + i + ", 1000)");
      }
    }
    program.run(worker -> transfers(worker, oneConnectionEach));
    try (Connection connection = source.connect();
        Statement statement = connection.createStatement();
        ResultSet sum = statement.executeQuery("select sum(balance), count(*) from account")) {
      sum.next();
      program.report(sum.getLong(1) + " " + sum.getInt(2));
    }
  }

  private void transfers(int worker, boolean oneConnection) throws SQLException {
    SplittableRandom random = new SplittableRandom(worker);
    int left = program.size();
    while (left > 0) {
      try (Connection connection = source.connect()) {
        connection.setAutoCommit(false);
        do {
          int from = random.nextInt(ACCOUNTS);
          int to = (from + 1 + random.nextInt(ACCOUNTS - 1)) % ACCOUNTS;
          program.seen(worker).add(transfer(connection, from, to, 1 + random.nextInt(9)));
          left--;
        } while (oneConnection && left > 0);
      }
    }
  }

  private static int transfer(Connection connection, int from, int to, int amount)
      throws SQLException {
    for (int attempt = 1; ; attempt++) {
      try {
        return attempt(connection, from, to, amount);
      } catch (SQLException e) {
        connection.rollback(); // a conflict: again
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private static int attempt(Connection connection, int from, int to, int amount)
      throws SQLException {
    try (PreparedStatement update = connection.prepareStatement(ADD);
        PreparedStatement query = connection.prepareStatement(READ)) {
      add(update, Math.min(from, to), from < to ? -amount : amount);
      add(update, Math.max(from, to), from < to ? amount : -amount);
      query.setInt(1, from);
      int balance;
      try (ResultSet row = query.executeQuery()) {
        row.next();
        balance = row.getInt(1);
      }
      connection.commit();
      return balance;
    }
  }

  private static void add(PreparedStatement update, int account, int amount) throws SQLException {
    update.setInt(1, amount);
    update.setInt(2, account);
    update.executeUpdate();
  }
}
