package dev.jay.cli;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Texts for the agent's options, in which a comma would end them: in hexadecimal digits. */
final class AgentText {
  private AgentText() {}

  static String of(String text) {
    return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
  }
}
