package dev.jay.real.databases;

import dev.jay.real.Bank;
import dev.jay.real.Program;
import java.sql.DriverManager;
import java.sql.SQLException;

/** H2 in memory, a connection for each thread. */
public final class H2Transfers {
  public static void main(String[] args) throws SQLException {
    String url = "jdbc:h2:mem:bank;LOCK_TIMEOUT=20000;DB_CLOSE_DELAY=-1";
    new Bank(Program.of(args, 1_500), () -> DriverManager.getConnection(url)).run(true);
  }
}
