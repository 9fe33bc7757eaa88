package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The linked queue against a plain list. */
class WaitQueueTest {
  private final Sphere sphere = Harness.sphere();
  private final Scheduler scheduler = sphere.scheduler;

  @Test
  void firstComeFirstServed() {
    WaitQueue queue = new WaitQueue();
    List<Strand> strands = Harness.strands(sphere, 5);
    strands.forEach(queue::add);
    assertThat(drain(queue)).isEqualTo(strands);
  }

  @Test
  void aStrandInTheMiddleCanLeave() {
    WaitQueue queue = new WaitQueue();
    List<Strand> strands = Harness.strands(sphere, 5);
    strands.forEach(queue::add);
    queue.remove(strands.get(2));
    assertThat(drain(queue))
        .containsExactly(strands.get(0), strands.get(1), strands.get(3), strands.get(4));
  }

  @Test
  void whoLeavesAsTheLastLeavesAnEmptyQueueThatCanBeUsedAgain() {
    WaitQueue queue = new WaitQueue();
    Strand s = Harness.strand(sphere, 1);
    queue.add(s);
    queue.remove(s);
    assertThat(queue.isEmpty()).isTrue();
    queue.add(s);
    assertThat(drain(queue)).containsExactly(s);
  }

  @Test
  void requeueingPutsAStrandAtTheOthersEnd() {
    WaitQueue from = new WaitQueue();
    WaitQueue to = new WaitQueue();
    List<Strand> strands = Harness.strands(sphere, 3);
    from.add(strands.get(0));
    from.add(strands.get(1));
    to.add(strands.get(2));
    scheduler.requeue(strands.get(0), to);
    assertThat(drain(from)).containsExactly(strands.get(1));
    assertThat(drain(to)).containsExactly(strands.get(2), strands.get(0));
  }

  @Test
  void behavesAsAList() {
    Harness.forSeeds(200, this::compareWithLists);
  }

  private void compareWithLists(Random random) {
    List<WaitQueue> queues = List.of(new WaitQueue(), new WaitQueue());
    List<List<Strand>> models = List.of(new ArrayList<>(), new ArrayList<>());
    List<Strand> idle = Harness.strands(sphere, 12);
    for (int i = 0; i < 200; i++) {
      int which = random.nextInt(2);
      List<Strand> model = models.get(which);
      if (!idle.isEmpty() && (model.isEmpty() || random.nextBoolean())) {
        Strand s = idle.remove(random.nextInt(idle.size()));
        queues.get(which).add(s);
        model.add(s);
      } else if (!model.isEmpty()) {
        Strand s = model.remove(random.nextInt(model.size()));
        queues.get(which).remove(s);
        idle.add(s);
        assertThat(s.wait.queue).isNull();
      }
      assertThat(queues.get(which).isEmpty()).isEqualTo(model.isEmpty());
      assertThat(queues.get(which).peek()).isSameAs(model.isEmpty() ? null : model.get(0));
      assertThat(model).allMatch(s -> s.wait.queue == queues.get(which));
    }
    assertThat(drain(queues.get(0))).isEqualTo(models.get(0));
    assertThat(drain(queues.get(1))).isEqualTo(models.get(1));
  }

  private static List<Strand> drain(WaitQueue queue) {
    List<Strand> drained = new ArrayList<>();
    for (Strand s = queue.peek(); s != null; s = queue.peek()) {
      queue.remove(s);
      drained.add(s);
    }
    assertThat(queue.isEmpty()).isTrue();
    return drained;
  }
}
