package dev.jay.real.servers;

import dev.jay.real.Program;
import dev.jay.real.Requests;
import dev.jay.real.Temp;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.Context;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;

/** Tomcat with one servlet and a pool of workers. */
public final class TomcatHttp {
  private static final class Answer extends HttpServlet {
    private static final long serialVersionUID = 1;

    private final transient Requests requests;

    Answer(Requests requests) {
      this.requests = requests;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      byte[] answer = requests.answer(request.getRequestURI());
      response.setContentLength(answer.length);
      response.getOutputStream().write(answer);
    }
  }

  public static void main(String[] args) throws Exception {
    Logger.getLogger("").setLevel(Level.SEVERE);
    Program program = Program.of(args, 500);
    Requests requests = new Requests(program);
    try (Temp temp = new Temp()) {
      Tomcat tomcat = new Tomcat();
      tomcat.setBaseDir(temp.directory().toString());
      Connector connector = new Connector();
      connector.setPort(0);
      connector.setProperty("address", "127.0.0.1");
      connector.setProperty("maxThreads", String.valueOf(program.threads()));
      connector.setProperty("minSpareThreads", String.valueOf(program.threads()));
      connector.setProperty("maxKeepAliveRequests", "-1");
      tomcat.setConnector(connector);
      Context context = tomcat.addContext("", temp.directory().toString());
      Tomcat.addServlet(context, "answer", new Answer(requests));
      context.addServletMappingDecoded("/*", "answer");
      tomcat.start();
      requests.ask(connector.getLocalPort());
      tomcat.stop();
      tomcat.destroy();
    }
  }
}
