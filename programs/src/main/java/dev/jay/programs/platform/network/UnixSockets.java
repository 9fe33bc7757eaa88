package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** Threads talk over sockets with names of files. */
public final class UnixSockets {
  private UnixSockets() {}

  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("jay");
    UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("socket"));
    int[] sums = new int[2];
    try (ServerSocketChannel server =
        ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(address)) {
      Workers.together(
          worker -> {
            try (SocketChannel client = SocketChannel.open(address)) {
              client.write(ByteBuffer.wrap(new byte[] {1, 2, 3, 4}));
            }
          },
          worker -> {
            try (SocketChannel peer = server.accept()) {
              ByteBuffer buffer = ByteBuffer.allocate(10);
              while (peer.read(buffer) >= 0) {
                sums[1] = buffer.position();
              }
            }
          });
    }
    Files.delete(address.getPath());
    Files.delete(folder);
    System.out.println(sums[1]);
  }
}
