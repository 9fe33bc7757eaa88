package dev.jay.programs.recorded;

import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** A socket in the file system. */
public final class UnixSockets {
  private UnixSockets() {}

  public static void main(String[] args) throws Exception {

    UnixDomainSocketAddress address = UnixDomainSocketAddress.of("socket");
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(address);
      try (SocketChannel client = SocketChannel.open(address);
          SocketChannel accepted = server.accept()) {
        client.write(ByteBuffer.wrap(new byte[] {5, 6, 7}));
        ByteBuffer buffer = ByteBuffer.allocate(10);
        System.out.println(accepted.read(buffer) + " " + buffer.get(1));
        System.out.println(client.getRemoteAddress());
      }
    }
    Files.delete(Path.of("socket"));
  }
}
