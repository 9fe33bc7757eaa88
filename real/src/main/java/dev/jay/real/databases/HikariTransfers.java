package dev.jay.real.databases;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.jay.real.Bank;
import dev.jay.real.Program;
import java.sql.SQLException;

/** HikariCP over H2 in memory: threads borrow one of two connections for each transfer. */
public final class HikariTransfers {
  public static void main(String[] args) throws SQLException {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:h2:mem:pool;LOCK_TIMEOUT=20000;DB_CLOSE_DELAY=-1");
    config.setMaximumPoolSize(2);
    try (HikariDataSource source = new HikariDataSource(config)) {
      new Bank(Program.of(args, 1_500), source::getConnection).run(false);
    }
  }
}
