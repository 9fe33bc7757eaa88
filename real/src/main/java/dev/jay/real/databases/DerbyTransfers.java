package dev.jay.real.databases;

import dev.jay.real.Bank;
import dev.jay.real.Program;
import dev.jay.real.Temp;
import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Derby in memory, with its locks of rows. */
public final class DerbyTransfers {
  public static void main(String[] args) throws SQLException, IOException {
    try (Temp temp = new Temp()) {
      System.setProperty("derby.system.home", temp.directory().toString());
      String url = "jdbc:derby:memory:bank;create=true";
      new Bank(Program.of(args, 700), () -> DriverManager.getConnection(url)).run(true);
    }
  }
}
