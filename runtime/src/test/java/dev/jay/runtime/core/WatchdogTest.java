package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.program.HoldUp;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * The watchdog's patience is real time. The tests wait until it has looked so many times, or for
 * what it does, but never for so long.
 *
 * <p>It takes nobody out of the order who has the runtime, and so a test, on its stack. So the
 * strand that it is to look at is the thread of an executor, which is held up in code of another
 * package.
 */
class WatchdogTest {
  private static final long FOR_EVER = Long.MAX_VALUE / 2;

  /** It looks every 50 ms, and three seconds of standing still are enough for it. */
  private static final int ENOUGH_LOOKS = 80;

  private final ExecutorService program = Executors.newSingleThreadExecutor();
  private final Counting supervisor = new Counting();
  private final List<String> events = Collections.synchronizedList(new ArrayList<>());
  private final HoldUp holdUp = new HoldUp();

  /** Counts how many times the watchdog has looked, and makes it late. */
  private static final class Counting extends Supervisor {
    volatile long lateNanos;
    volatile int looks;
    volatile boolean over;

    @Override
    public boolean isOver() {
      long from = System.nanoTime();
      while (System.nanoTime() - from < lateNanos) {
        LockSupport.parkNanos(lateNanos);
      }
      looks++;
      return over;
    }

    @Override
    public boolean idle() {
      return false;
    }

    @Override
    public boolean lastUserHasEnded(Strand s) {
      return true;
    }

    void awaitLooks(int count) {
      int before = looks;
      while (looks - before < count) {
        Thread.yield();
      }
    }
  }

  @AfterEach
  void end() {
    supervisor.over = true;
    holdUp.end();
    program.shutdown();
  }

  /** A sphere with two strands and its watchdog: the executor's thread, and another one. */
  private final class Scene {
    final Sphere sphere;
    final Scheduler scheduler;
    final Strand inProgram;
    final Strand other;
    final Watchdog watchdog;
    volatile boolean isBack;

    Scene(long stuckAfterNanos, Runnable others) throws Exception {
      sphere =
          new Sphere(
              new Settings(false, false, false, 0, 3_000, stuckAfterNanos, 1),
              Inputs.standard(),
              new RoundRobin(1),
              new Observer() {
                @Override
                public void operation(Strand s, int what, @Nullable Object target, int part) {}
              },
              supervisor);
      scheduler = sphere.scheduler;
      Callable<Thread> self = Thread::currentThread;
      inProgram = new Strand(sphere, program.submit(self).get(), 0, "0");
      other = new Strand(sphere, new Thread(others, "other"), 1, "0.1");
      watchdog = new Watchdog(sphere);
    }

    void begin(Strand holder, Strand next) {
      sphere.enlistHolder(holder);
      sphere.enlist(next);
      watch();
    }

    void watch() {
      Thread thread = new Thread(watchdog, "watchdog");
      thread.setDaemon(true);
      thread.start();
    }

    /** What the executor's thread does next. */
    Future<?> comesBack() {
      Runnable task =
          () -> {
            scheduler.getTurn(inProgram, Kind.ATOMIC, null);
            events.add("back");
            isBack = true;
            scheduler.putTurn(inProgram);
          };
      return program.submit(task);
    }

    /** What the other one does: with one operation it ends what holds the first one up. */
    void goesOn() {
      scheduler.getTurn(other, Kind.ATOMIC, null);
      events.add("on");
      scheduler.putTurn(other);
      holdUp.end();
      while (!isBack) {
        scheduler.getTurn(other, Kind.ATOMIC, null);
        scheduler.putTurn(other);
      }
    }
  }

  private Scene scene(long stuckAfterNanos) throws Exception {
    Scene[] scene = new Scene[1];
    scene[0] = new Scene(stuckAfterNanos, () -> scene[0].goesOn());
    return scene[0];
  }

  private void assertThatItIsTakenOutUntilItsNextOperation(Scene scene, Callable<?> holdsUp)
      throws Exception {
    Future<?> heldUp = program.submit(holdsUp);
    Future<?> back = scene.comesBack();
    scene.begin(scene.inProgram, scene.other);
    scene.other.thread.start();
    heldUp.get();
    back.get();
    scene.other.thread.join();
    assertThat(events).containsExactly("on", "back");
    assertThat(scene.watchdog.closingLine()).startsWith("taken out of the order 1 times");
    assertThat(scene.scheduler.outside.dropped).isZero();
  }

  @Test
  void aHolderThatIsBlockedElsewhereIsTakenOutOfTheOrderUntilItsNextOperation() throws Exception {
    assertThatItIsTakenOutUntilItsNextOperation(scene(FOR_EVER), holdUp.blocks());
  }

  @Test
  void aHolderThatComputesForLongerThanItMayIsTakenOutToo() throws Exception {
    assertThatItIsTakenOutUntilItsNextOperation(scene(1_000_000), holdUp.computes());
  }

  /** Neither can go on: the other one has entered the monitor where no hook has seen it. */
  @Test
  void aHolderThatWantsAMonitorOfOneThatWaitsForTheTurnIsTakenOutWithoutAWord() throws Exception {
    Object monitor = new Object();
    CountDownLatch entered = new CountDownLatch(1);
    Scene[] made = new Scene[1];
    Scene scene =
        new Scene(
            FOR_EVER,
            () -> {
              synchronized (monitor) {
                entered.countDown();
                made[0].scheduler.getTurn(made[0].other, Kind.ATOMIC, null);
                events.add("on");
                made[0].scheduler.putTurn(made[0].other);
              }
              made[0].goesOn();
            });
    made[0] = scene;
    scene.sphere.enlistHolder(scene.inProgram);
    scene.sphere.enlist(scene.other);
    Strands.put(scene.other);
    scene.other.thread.start();
    entered.await();
    Future<?> enters = program.submit(holdUp.enters(monitor));
    Future<?> back = scene.comesBack();
    scene.watch();
    enters.get();
    back.get();
    scene.other.thread.join();
    Strands.remove(scene.other);
    assertThat(events).startsWith("on").endsWith("back");
    assertThat(scene.watchdog.closingLine()).isNull();
  }

  /** The same the other way round: the holder, in a monitor, waits for who wants the monitor. */
  @Test
  void whoTheHolderWaitsForIsExcusedWithoutAWordIfItWantsAMonitorOfTheHolders() throws Exception {
    Object monitor = new Object();
    CountDownLatch entered = new CountDownLatch(1);
    Scene[] made = new Scene[1];
    Scene scene =
        new Scene(
            FOR_EVER,
            () -> {
              synchronized (monitor) {
                entered.countDown();
                made[0].scheduler.awaitRest(made[0].other, made[0].inProgram);
              }
              made[0].goesOn();
            });
    made[0] = scene;
    scene.sphere.enlistHolder(scene.other);
    scene.sphere.enlist(scene.inProgram);
    Strands.put(scene.other);
    scene.other.thread.start();
    entered.await();
    Future<?> enters = program.submit(holdUp.enters(monitor));
    Future<?> back = scene.comesBack();
    scene.watch();
    enters.get();
    back.get();
    scene.other.thread.join();
    Strands.remove(scene.other);
    assertThat(events).containsExactly("on", "back");
    assertThat(scene.watchdog.closingLine()).isNull();
  }

  @Test
  void aHolderThatComputesIsLeftAlone() throws Exception {
    Scene scene = scene(FOR_EVER);
    program.submit(holdUp.computes());
    scene.begin(scene.inProgram, scene.other);
    supervisor.awaitLooks(ENOUGH_LOOKS);
    assertThat(scene.watchdog.closingLine()).isNull();
    assertThat(scene.scheduler.holder).isSameAs(scene.inProgram);
  }

  /** A watchdog that is late itself cannot tell who stands still from who gets no time. */
  @Test
  void onAStarvedMachineNothingFollowsFromStandingStill() throws Exception {
    Scene scene = scene(FOR_EVER);
    program.submit(holdUp.blocks());
    supervisor.lateNanos = 300_000_000;
    scene.begin(scene.inProgram, scene.other);
    supervisor.awaitLooks(8);
    assertThat(scene.watchdog.closingLine()).isNull();
    assertThat(scene.scheduler.holder).isSameAs(scene.inProgram);
  }

  @Test
  void whoTheHolderWaitsForAndWhoDoesNotComeToRestIsExcused() throws Exception {
    Scene[] made = new Scene[1];
    Scene scene =
        new Scene(
            1_000_000,
            () -> {
              made[0].scheduler.awaitRest(made[0].other, made[0].inProgram);
              made[0].goesOn();
            });
    made[0] = scene;
    Future<?> computed = program.submit(holdUp.computes());
    Future<?> back = scene.comesBack();
    scene.begin(scene.other, scene.inProgram);
    scene.other.thread.start();
    computed.get();
    back.get();
    scene.other.thread.join();
    assertThat(events).containsExactly("on", "back");
    assertThat(scene.watchdog.closingLine()).startsWith("taken out of the order 1 times");
  }
}
