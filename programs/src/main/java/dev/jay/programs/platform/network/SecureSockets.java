package dev.jay.programs.platform.network;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.jay.programs.Workers;
import java.io.ByteArrayInputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.KeyStore;
import java.util.Base64;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/** Threads talk over TLS: with sockets, and with a client and a server of HTTP. */
public final class SecureSockets {
  private static final String STORE =
      "MIID9gIBAzCCA6AGCSqGSIb3DQEHAaCCA5EEggONMIIDiTCCASAGCSqGSIb3DQEHAaCCAREEggENMIIB"
          + "CTCCAQUGCyqGSIb3DQEMCgECoIG9MIG6MGYGCSqGSIb3DQEFDTBZMDgGCSqGSIb3DQEFDDArBBQgjgrr"
          + "yLLRrq9bxNrS3Jhpx3OqvAICJxACASAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEELtD2mfydTTS"
          + "cYStDyaM6r4EUI92hueqTQbcYWhNPbaGYe/2Gyiso6xYw/PDSZqWI7ympL/8cR2rAZ8ikW2K203u451K"
          + "ufq3uq99/FpaBL9QVdQR0VgW9xiAp2XapiZQgypTMTYwEQYJKoZIhvcNAQkUMQQeAgBhMCEGCSqGSIb3"
          + "DQEJFTEUBBJUaW1lIDE3OTUxMjAyNjEwNzkwggJhBgkqhkiG9w0BBwagggJSMIICTgIBADCCAkcGCSqG"
          + "SIb3DQEHATBmBgkqhkiG9w0BBQ0wWTA4BgkqhkiG9w0BBQwwKwQU0CWAXdcUsybyrrqm2Ci+zXv1PiIC"
          + "AicQAgEgMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBAXXuxIpJwR4HlCrFF3x6lvgIIB0BsjRZ2K"
          + "WgSNeR4YzhX3AiEO7UnPaU3Y+ufBhpkt2jP7LzxDNBnCYG1Uc34p8qikKwq67ngNH3p+v0Gc3ZLovlgp"
          + "J+U2ie3VyvM+bboiiq9E+FrQLkfFxtvd9KWGMni+qpbcqdxNOuMF+3Im2LvJh6tfdHV82IENh/wmJL+N"
          + "ClX8qPQrEMWluuDFv6nHjXdKZgEW7rSdTvX8TH6q8GYRcJ5Rv+FNxsYhvtOT+kbmD/kEd4x21qza1lHY"
          + "0O13p81zzEvtx5jiwfpuTwrdzoO3Ra83WzdENhjuKlGu075P0W38U1bqig3x8ErMaMxpY3ZntA4LO648"
          + "zJwMTg7pdhPhdETNkFRRjInuhs1qoci5fxpOh+HgG51oRJwUzhj48FZD1aJbiAfhHQHvSt4Caw+zHHyJ"
          + "y7LtLW8K8a9cVCsPrtJRNg9T/HRl98LuwY+JuK6VkNrttcxhnJsJIMzknaZpuudT/8SRrN+bSmpK4Twi"
          + "iTT/urEdSobVj+Ok7fJ+yQQnXtqRHWnfPB5VNJ1ZH5Xh5uhraPEzQGDxDaKNnAtRk+NIJbMAh2KZ6dWm"
          + "AZQNZDYo61+cOIgtnI6CMnjgBEUAqGO6Etxm9ZjqBVhAMwzzRXzcME0wMTANBglghkgBZQMEAgEFAAQg"
          + "rCqz8r8G151nbfW2S/H562EjSTSNcRM9vDDjEFGWGncEFIA4tDyK6JONPEYRzI5N6mKFFIPBAgInEA==";

  private SecureSockets() {}

  public static void main(String[] args) throws Exception {
    char[] password = "secret".toCharArray();
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(new ByteArrayInputStream(Base64.getDecoder().decode(STORE)), password);
    KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
    keys.init(store, password);
    TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
    trust.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
    AtomicInteger sum = new AtomicInteger();
    InetAddress here = InetAddress.getLoopbackAddress();
    SSLServerSocket server =
        (SSLServerSocket) context.getServerSocketFactory().createServerSocket(0, 5, here);
    Thread acceptor =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 3; i++) {
                  SSLSocket socket = (SSLSocket) server.accept();
                  socket.addHandshakeCompletedListener(event -> sum.addAndGet(1000));
                  new Thread(() -> echo(socket)).start();
                }
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    acceptor.start();
    HttpsServer https = HttpsServer.create(new InetSocketAddress(here, 0), 5);
    https.setHttpsConfigurator(new HttpsConfigurator(context));
    ExecutorService pool = Executors.newFixedThreadPool(2);
    https.setExecutor(pool);
    https.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, 2);
          exchange.getResponseBody().write("ok".getBytes());
          exchange.close();
        });
    https.start();
    HttpClient client = HttpClient.newBuilder().sslContext(context).build();
    Workers.run(
        3,
        worker -> {
          try (SSLSocket socket =
              (SSLSocket) context.getSocketFactory().createSocket(here, server.getLocalPort())) {
            socket.getOutputStream().write(worker);
            sum.addAndGet(socket.getInputStream().read());
          }
          URI uri = URI.create("https://127.0.0.1:" + https.getAddress().getPort() + "/");
          sum.addAndGet(
              client
                  .send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString())
                  .body()
                  .length());
        });
    https.stop(0);
    pool.shutdown();
    server.close();
    acceptor.join();
    System.out.println(sum.get() % 1000);
  }

  private static void echo(SSLSocket socket) {
    try (socket) {
      int got = socket.getInputStream().read();
      socket.getOutputStream().write(got + 10);
      socket.getOutputStream().flush();
      socket.getInputStream().read();
    } catch (Exception e) {
      // the client has closed
    }
  }
}
