package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Texts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** XZ: blocks are compressed and decompressed again, each as a task of a pool. */
public final class XzBlocks {
  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 60);
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (int i = 0; i < program.size(); i++) {
      int number = i;
      tasks.add(() -> compress(Texts.of(number, 5000).getBytes(StandardCharsets.US_ASCII)));
    }
    program.report(program.pooled(tasks).stream().mapToLong(n -> n).sum());
  }

  private static int compress(byte[] block) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (XZOutputStream out = new XZOutputStream(packed, new LZMA2Options(1))) {
      out.write(block);
    }
    try (XZInputStream in = new XZInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
      if (in.readAllBytes().length != block.length) {
        throw new IOException("the block came back with another length");
      }
    }
    return packed.size();
  }
}
