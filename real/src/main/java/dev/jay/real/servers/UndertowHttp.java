package dev.jay.real.servers;

import dev.jay.real.Program;
import dev.jay.real.Requests;
import io.undertow.Undertow;
import io.undertow.server.HttpServerExchange;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** Undertow: two I/O threads pass requests on to a pool of workers. */
public final class UndertowHttp {
  public static void main(String[] args) {
    Program program = Program.of(args, 500);
    Requests requests = new Requests(program);
    Undertow server =
        Undertow.builder()
            .addHttpListener(0, "127.0.0.1")
            .setIoThreads(2)
            .setWorkerThreads(program.threads())
            .setHandler(exchange -> exchange.dispatch(() -> answer(exchange, requests)))
            .build();
    server.start();
    InetSocketAddress address = (InetSocketAddress) server.getListenerInfo().get(0).getAddress();
    requests.ask(address.getPort());
    server.stop();
  }

  private static void answer(HttpServerExchange exchange, Requests requests) {
    exchange.getResponseSender().send(ByteBuffer.wrap(requests.answer(exchange.getRequestPath())));
  }
}
