package dev.jay.real.databases;

import dev.jay.real.Bank;
import dev.jay.real.Program;
import java.sql.DriverManager;
import java.sql.SQLException;

/** HSQLDB in memory with versions of rows instead of locks; conflicts are repeated. */
public final class HsqldbTransfers {
  public static void main(String[] args) throws SQLException {
    System.setProperty("hsqldb.reconfig_logging", "false");
    String url = "jdbc:hsqldb:mem:bank;hsqldb.tx=mvcc";
    new Bank(Program.of(args, 2_000), () -> DriverManager.getConnection(url, "SA", "")).run(true);
  }
}
