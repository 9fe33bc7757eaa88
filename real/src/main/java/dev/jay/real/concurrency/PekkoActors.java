package dev.jay.real.concurrency;

import com.typesafe.config.ConfigFactory;
import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.concurrent.CountDownLatch;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;

/** Pekko: a ring of actors that passes messages on. */
public final class PekkoActors {
  private static final int ACTORS = 40;
  private static final int MESSAGES = 16;

  private static final class Hop extends AbstractActor {
    private final CountDownLatch done;
    private final Digest order; // used by this actor alone until all messages are through
    private ActorRef next;

    Hop(CountDownLatch done, Digest order) {
      this.done = done;
      this.order = order;
    }

    @Override
    public Receive createReceive() {
      return receiveBuilder()
          .match(ActorRef.class, ref -> next = ref)
          .match(Integer.class, this::pass)
          .build();
    }

    private void pass(int left) {
      Work.uneven(left, 1);
      order.add(left);
      if (left == 0) {
        done.countDown();
      } else {
        next.tell(left - 1, getSelf());
      }
    }
  }

  public static void main(String[] args) {
    Program program = Program.of(args, 1_000);
    String pool =
        String.format(
            "{parallelism-min=%d, parallelism-max=%d}", program.threads(), program.threads());
    String settings =
        "pekko.loglevel=OFF, pekko.stdout-loglevel=OFF,"
            + " pekko.actor.default-dispatcher.fork-join-executor "
            + pool;
    ActorSystem system =
        ActorSystem.create(
            "ring", ConfigFactory.parseString(settings).withFallback(ConfigFactory.load()));
    CountDownLatch done = new CountDownLatch(MESSAGES);
    ActorRef[] ring = new ActorRef[ACTORS];
    Digest[] orders = new Digest[ACTORS];
    for (int i = 0; i < ring.length; i++) {
      Digest order = new Digest();
      orders[i] = order;
      ring[i] = system.actorOf(Props.create(Hop.class, () -> new Hop(done, order)), "hop" + i);
    }
    for (int i = 0; i < ring.length; i++) {
      ring[i].tell(ring[(i + 1) % ring.length], ActorRef.noSender());
    }
    for (int i = 0; i < MESSAGES; i++) {
      ring[i * 7 % ACTORS].tell(program.size() + i, ActorRef.noSender());
    }
    await(done);
    system.terminate();
    system.getWhenTerminated().toCompletableFuture().join();
    StringBuilder order = new StringBuilder();
    for (Digest one : orders) {
      order.append(one);
    }
    program.report(MESSAGES - done.getCount(), order);
  }

  private static void await(CountDownLatch done) {
    try {
      done.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
