package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.nio.ByteBuffer;
import java.security.Security;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;

/** Threads make handshakes between two engines in memory. */
public final class TlsEngines {
  private TlsEngines() {}

  public static void main(String[] args) throws Exception {
    Security.setProperty("jdk.tls.disabledAlgorithms", "");
    SSLContext context = SSLContext.getInstance("TLSv1.2");
    context.init(null, null, null);
    String[] ends = new String[2];
    Workers.run(2, worker -> ends[worker] = shake(engine(context, true), engine(context, false)));
    System.out.println(ends[0] + " " + ends[1]);
  }

  private static SSLEngine engine(SSLContext context, boolean isClient) {
    SSLEngine engine = context.createSSLEngine();
    engine.setUseClientMode(isClient);
    engine.setEnabledCipherSuites(new String[] {"TLS_DH_anon_WITH_AES_128_GCM_SHA256"});
    return engine;
  }

  private static String shake(SSLEngine client, SSLEngine server) throws Exception {
    ByteBuffer up = ByteBuffer.allocate(40_000);
    ByteBuffer down = ByteBuffer.allocate(40_000);
    client.beginHandshake();
    server.beginHandshake();
    for (int i = 0; i < 100 && (isShaking(client) || isShaking(server)); i++) {
      step(client, up, down);
      step(server, down, up);
    }
    return client.getSession().getCipherSuite();
  }

  private static boolean isShaking(SSLEngine engine) {
    return engine.getHandshakeStatus() != HandshakeStatus.NOT_HANDSHAKING;
  }

  private static void step(SSLEngine engine, ByteBuffer out, ByteBuffer in) throws Exception {
    switch (engine.getHandshakeStatus()) {
      case NEED_TASK:
        engine.getDelegatedTask().run();
        break;
      case NEED_WRAP:
        engine.wrap(ByteBuffer.allocate(0), out);
        break;
      case NEED_UNWRAP:
        in.flip();
        engine.unwrap(in, ByteBuffer.allocate(40_000));
        in.compact();
        break;
      default:
        break;
    }
  }
}
