package dev.jay.libraries;

import com.typesafe.config.ConfigFactory;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.CountDownLatch;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;

/** Pekko: a ring of actors that pass messages on; the order in which they handle them varies. */
public final class PekkoActors {
  private static final class Hop extends AbstractActor {
    private final int number;
    private final SharedLog log;
    private final CountDownLatch done;
    private ActorRef next;

    Hop(int number, SharedLog log, CountDownLatch done) {
      this.number = number;
      this.log = log;
      this.done = done;
    }

    @Override
    public Receive createReceive() {
      return receiveBuilder()
          .match(ActorRef.class, ref -> next = ref)
          .match(Integer.class, this::pass)
          .build();
    }

    private void pass(int left) {
      Work.uneven(number, left);
      log.add(number + ":" + left);
      if (left == 0) {
        done.countDown();
      } else {
        next.tell(left - 1, getSelf());
      }
    }
  }

  public static void main(String[] args) throws Exception {
    String settings =
        "pekko.loglevel=OFF, pekko.stdout-loglevel=OFF,"
            + " pekko.actor.default-dispatcher.fork-join-executor"
            + " {parallelism-min=3, parallelism-max=3}";
    ActorSystem system =
        ActorSystem.create(
            "ring", ConfigFactory.parseString(settings).withFallback(ConfigFactory.load()));
    SharedLog log = new SharedLog();
    CountDownLatch done = new CountDownLatch(4);
    ActorRef[] ring = new ActorRef[5];
    for (int i = 0; i < ring.length; i++) {
      int number = i;
      ring[i] =
          system.actorOf(Props.create(Hop.class, () -> new Hop(number, log, done)), "hop" + i);
    }
    for (int i = 0; i < ring.length; i++) {
      ring[i].tell(ring[(i + 1) % ring.length], ActorRef.noSender());
    }
    for (int i = 0; i < 4; i++) {
      ring[i].tell(15 + i, ActorRef.noSender());
    }
    done.await();
    system.terminate();
    system.getWhenTerminated().toCompletableFuture().join();
    Report.print(log.count(), log);
  }
}
