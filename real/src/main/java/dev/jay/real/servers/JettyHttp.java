package dev.jay.real.servers;

import dev.jay.real.Program;
import dev.jay.real.Requests;
import java.nio.ByteBuffer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Jetty with one acceptor, one selector and a small pool. */
public final class JettyHttp {
  private static final class Answer extends Handler.Abstract {
    private final Requests requests;

    Answer(Requests requests) {
      this.requests = requests;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
      byte[] answer = requests.answer(Request.getPathInContext(request));
      response.setStatus(200);
      response.write(true, ByteBuffer.wrap(answer), callback);
      return true;
    }
  }

  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 500);
    Requests requests = new Requests(program);
    QueuedThreadPool pool = new QueuedThreadPool(program.threads() + 4, program.threads());
    pool.setReservedThreads(0);
    Server server = new Server(pool);
    ServerConnector connector = new ServerConnector(server, 1, 1);
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    server.setHandler(new Answer(requests));
    server.start();
    requests.ask(connector.getLocalPort());
    server.stop();
  }
}
