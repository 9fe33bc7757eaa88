package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Netty: an echo over loopback, one event loop per side, three connections. */
public final class NettyEcho {
  private static final int BYTES = 2000;

  private static final class Echo extends ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      context.writeAndFlush(message);
    }
  }

  private static final class Count extends ChannelInboundHandlerAdapter {
    private final int number;
    private final SharedLog log;
    private final CountDownLatch done;
    private final long[] sums;
    private int seen;

    Count(int number, SharedLog log, CountDownLatch done, long[] sums) {
      this.number = number;
      this.log = log;
      this.done = done;
      this.sums = sums;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
      for (int i = 0; i < 10; i++) {
        byte[] bytes = new byte[BYTES / 10];
        Arrays.fill(bytes, (byte) (number + i));
        context.writeAndFlush(Unpooled.wrappedBuffer(bytes));
      }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      ByteBuf buffer = (ByteBuf) message;
      log.add(number + ":" + buffer.readableBytes());
      while (buffer.isReadable()) {
        sums[number] += buffer.readByte();
        seen++;
      }
      buffer.release();
      if (seen == BYTES) {
        context.close();
        done.countDown();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    CountDownLatch done = new CountDownLatch(3);
    long[] sums = new long[3];
    EventLoopGroup serverLoop = new NioEventLoopGroup(1);
    EventLoopGroup clientLoop = new NioEventLoopGroup(1);
    ServerBootstrap server =
        new ServerBootstrap()
            .group(serverLoop)
            .channel(NioServerSocketChannel.class)
            .childHandler(initializer(Echo::new));
    Channel listening = server.bind(InetAddress.getLoopbackAddress(), 0).sync().channel();
    for (int i = 0; i < 3; i++) {
      int number = i;
      Bootstrap client =
          new Bootstrap()
              .group(clientLoop)
              .channel(NioSocketChannel.class)
              .handler(initializer(() -> new Count(number, log, done, sums)));
      client.connect((InetSocketAddress) listening.localAddress()).sync();
    }
    boolean all = done.await(20, TimeUnit.SECONDS);
    listening.close().sync();
    serverLoop.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
    clientLoop.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
    Report.print(all + " " + (sums[0] + sums[1] + sums[2]), log);
  }

  private static ChannelInitializer<SocketChannel> initializer(
      Supplier<ChannelInboundHandlerAdapter> handler) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(SocketChannel channel) {
        channel.pipeline().addLast(handler.get());
      }
    };
  }
}
