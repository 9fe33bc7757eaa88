package dev.jay.real.servers;

import dev.jay.real.Program;
import dev.jay.real.Requests;
import dev.jay.real.Temp;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpServer;

/** Vert.x: one event loop that has the answers made by workers. */
public final class VertxHttp {
  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 500);
    Requests requests = new Requests(program);
    try (Temp temp = new Temp()) {
      FileSystemOptions files = new FileSystemOptions();
      files.setFileCacheDir(temp.directory().resolve("cache").toString());
      Vertx vertx =
          Vertx.vertx(
              new VertxOptions()
                  .setFileSystemOptions(files)
                  .setEventLoopPoolSize(1)
                  .setWorkerPoolSize(program.threads()));
      HttpServer server =
          vertx
              .createHttpServer()
              .requestHandler(
                  request ->
                      vertx
                          .executeBlocking(() -> requests.answer(request.path()), false)
                          .onSuccess(bytes -> request.response().end(Buffer.buffer(bytes))))
              .listen(0, "127.0.0.1")
              .toCompletionStage()
              .toCompletableFuture()
              .get();
      requests.ask(server.actualPort());
      vertx.close().toCompletionStage().toCompletableFuture().get();
    }
  }
}
