package dev.jay.agent;

import java.nio.charset.StandardCharsets;

/** Texts in the agent's options, which may hold commas: UTF-8 in hexadecimal digits. */
final class HexText {
  private HexText() {}

  /** The digits of that text. */
  static String of(String text) {
    StringBuilder digits = new StringBuilder();
    for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
      digits.append(Character.forDigit(each >> 4 & 15, 16));
      digits.append(Character.forDigit(each & 15, 16));
    }
    return digits.toString();
  }

  static String text(String option, String digits) throws Options.WrongOption {
    return new String(bytes(option, digits), StandardCharsets.UTF_8);
  }

  static byte[] bytes(String option, String digits) throws Options.WrongOption {
    byte[] bytes = new byte[digits.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      int high = Character.digit(digits.charAt(2 * i), 16);
      int low = Character.digit(digits.charAt(2 * i + 1), 16);
      if (high < 0 || low < 0) {
        throw wrong(option, digits);
      }
      bytes[i] = (byte) (high << 4 | low);
    }
    if (bytes.length == 0 || digits.length() % 2 != 0) {
      throw wrong(option, digits);
    }
    return bytes;
  }

  private static Options.WrongOption wrong(String option, String digits) {
    return new Options.WrongOption(
        "agent option " + option + "=" + digits + ": not a text in hexadecimal digits");
  }
}
