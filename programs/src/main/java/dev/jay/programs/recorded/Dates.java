package dev.jay.programs.recorded;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.TimeZone;

/** Asks for the time in many ways. */
public final class Dates {
  private Dates() {}

  public static void main(String[] args) {

    System.out.println(System.currentTimeMillis() + " " + System.nanoTime());
    System.out.println(Instant.now() + " " + LocalDateTime.now() + " " + ZonedDateTime.now());
    System.out.println(new Date() + " " + Calendar.getInstance().getTimeInMillis());
    System.out.println(ZoneId.systemDefault() + " " + TimeZone.getDefault().getID());
    long before = System.nanoTime();
    int turns = 0;
    while (System.nanoTime() - before < 100_000) {
      turns++;
    }
    System.out.println("looked " + turns + " times");
  }
}
