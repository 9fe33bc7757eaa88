package dev.jay.libraries;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** HikariCP over H2: five threads share two connections; the order of their inserts varies. */
public final class HikariPool {
  public static void main(String[] args) throws SQLException {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:h2:mem:pool;DB_CLOSE_DELAY=-1");
    config.setMaximumPoolSize(2);
    SharedLog log = new SharedLog();
    try (HikariDataSource source = new HikariDataSource(config)) {
      execute(source, "create table seen(number int auto_increment, worker int)");
      Workers.steps(
          5,
          10,
          (worker, step) -> execute(source, "insert into seen(worker) values(" + worker + ")"));
      try (Connection connection = source.getConnection();
          Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery("select worker from seen order by number")) {
        while (rows.next()) {
          log.add(rows.getString(1));
        }
      }
    }
    Report.print(log.count(), log);
  }

  private static void execute(HikariDataSource source, String sql) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
