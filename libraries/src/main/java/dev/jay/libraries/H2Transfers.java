package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** H2 in memory: threads transfer between few accounts, and repeat after a conflict. */
public final class H2Transfers {
  private static final String URL = "jdbc:h2:mem:bank;LOCK_TIMEOUT=2000";

  public static void main(String[] args) throws SQLException {
    SharedLog log = new SharedLog();
    try (Connection keep = DriverManager.getConnection(URL);
        Statement statement = keep.createStatement()) {
      statement.execute("create table account(id int primary key, balance int)");
      for (int i = 0; i < 5; i++) {
        statement.execute("insert into account values(" + i + ", 100)");
      }
      Workers.run(3, worker -> transfers(log, worker));
      try (ResultSet sum = statement.executeQuery("select sum(balance), count(*) from account")) {
        sum.next();
        Report.print(sum.getInt(1) + " " + sum.getInt(2) + " " + log.count(), log);
      }
    }
  }

  private static void transfers(SharedLog log, int worker) throws SQLException {
    try (Connection connection = DriverManager.getConnection(URL)) {
      connection.setAutoCommit(false);
      for (int i = 0; i < 8; i++) {
        int from = (worker + i) % 5;
        int to = (worker * 2 + i * 3 + 1) % 5;
        for (; ; ) {
          try {
            int seen = transfer(connection, from, to, 1 + i % 3);
            log.add(worker + ":" + from + ">" + to + "=" + seen);
            break;
          } catch (SQLException e) {
            connection.rollback(); // a conflict: again
          }
        }
      }
    }
  }

  private static int transfer(Connection connection, int from, int to, int amount)
      throws SQLException {
    String add = "update account set balance = balance + ? where id = ?";
    try (PreparedStatement update = connection.prepareStatement(add);
        Statement query = connection.createStatement()) {
      update.setInt(1, -amount);
      update.setInt(2, from);
      update.executeUpdate();
      update.setInt(1, amount);
      update.setInt(2, to);
      update.executeUpdate();
      try (ResultSet balance =
          query.executeQuery("select balance from account where id = " + from)) {
        balance.next();
        int seen = balance.getInt(1);
        connection.commit();
        return seen;
      }
    }
  }
}
