package dev.jay.systemtests;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The stacks of a JVM that does not end: by jcmd, or by SIGQUIT into its standard output. */
final class ThreadDump {
  private ThreadDump() {}

  static String of(Jdk jdk, Process process) throws IOException, InterruptedException {
    Path file = Files.createTempFile("jay-dump", ".txt");
    try {
      String pid = Long.toString(process.pid());
      Process jcmd =
          new ProcessBuilder(jdk.tool("jcmd").toString(), pid, "Thread.print", "-l")
              .redirectErrorStream(true)
              .redirectOutput(file.toFile())
              .start();
      if (jcmd.waitFor(10, TimeUnit.SECONDS) && jcmd.exitValue() == 0) {
        return "--- threads\n" + new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      }
      jcmd.destroyForcibly();
      new ProcessBuilder("kill", "-3", pid).start().waitFor();
      Thread.sleep(1000);
      return "--- threads: jcmd gave nothing, see SIGQUIT's dump in stdout";
    } finally {
      Files.deleteIfExists(file);
    }
  }
}
