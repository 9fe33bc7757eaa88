package dev.jay.real.servers;

import dev.jay.real.Program;
import dev.jay.real.Requests;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpVersion;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;

/** Netty's HTTP codec, with half as many event loops as clients. */
public final class NettyHttp {
  private static final class Answer extends SimpleChannelInboundHandler<Object> {
    private final Requests requests;

    Answer(Requests requests) {
      this.requests = requests;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, Object message) {
      if (message instanceof HttpRequest) {
        byte[] answer = requests.answer(((HttpRequest) message).uri());
        FullHttpResponse response =
            new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1, HttpResponseStatus.OK, Unpooled.wrappedBuffer(answer));
        response.headers().setInt(HttpHeaderNames.CONTENT_LENGTH, answer.length);
        context.writeAndFlush(response);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Program program = Program.of(args, 500);
    Requests requests = new Requests(program);
    EventLoopGroup accepting = new NioEventLoopGroup(1);
    EventLoopGroup answering = new NioEventLoopGroup(Math.max(1, program.threads() / 2));
    ServerBootstrap server =
        new ServerBootstrap()
            .group(accepting, answering)
            .channel(NioServerSocketChannel.class)
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                  @Override
                  protected void initChannel(SocketChannel channel) {
                    channel.pipeline().addLast(new HttpServerCodec(), new Answer(requests));
                  }
                });
    Channel listening = server.bind(InetAddress.getLoopbackAddress(), 0).sync().channel();
    requests.ask(((InetSocketAddress) listening.localAddress()).getPort());
    listening.close().sync();
    answering.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
    accepting.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
  }
}
