package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The table of shadow monitors, entered and left by one strand among others that do nothing. */
class MonitorTableTest {
  private final Sphere sphere = Harness.sphere();
  private final Scheduler scheduler = sphere.scheduler;
  private final MonitorTable table = sphere.monitors;
  private final Strand s = Harness.strand(sphere, 0);

  @BeforeEach
  void notAlone() {
    sphere.enlistHolder(s);
    sphere.enlist(Harness.strand(sphere, 1));
  }

  private void leaveLast() {
    table.leaveTop(s);
  }

  private Monitor found(Object o) {
    Monitor monitor = table.find(o);
    assertThat(monitor).isNotNull();
    return monitor;
  }

  @Test
  void aMonitorIsKnownWhileItIsHeld() {
    Object o = new Object();
    assertThat(table.find(o)).isNull();
    table.enter(s, o);
    assertThat(found(o).owner).isSameAs(s);
    leaveLast();
    assertThat(table.find(o)).isNull();
  }

  @Test
  void enteringAgainCounts() {
    Object o = new Object();
    table.enter(s, o);
    table.enter(s, o);
    table.enter(s, o);
    assertThat(found(o).count).isEqualTo(3);
    leaveLast();
    leaveLast();
    assertThat(found(o).owner).isSameAs(s);
    leaveLast();
    assertThat(table.find(o)).isNull();
  }

  @Test
  void aShadowOfAnOwnedObjectIsUsedForItsObjectOnly() {
    Object own = new Object();
    Monitor shadow = new Monitor(ownership(own));
    s.pushHeld(shadow);
    table.leaveTop(s);
    Object one = new Object();
    Object other = new Object();
    table.enter(s, one);
    table.enter(s, other);
    assertThat(found(one)).isNotSameAs(shadow);
    assertThat(found(other)).isNotSameAs(shadow);
    assertThat(shadow.isOf(own)).isTrue();
  }

  @Test
  void anOwnObjectThatIsHeldAndSharedIsOnTheTableWithItsCount() {
    Object own = new Object();
    Monitor shadow = new Monitor(ownership(own));
    Object between = new Object();
    s.pushHeld(shadow);
    table.enter(s, between);
    s.pushHeld(shadow);
    assertThat(table.publish(s, own)).isTrue();
    assertThat(found(own).owner).isSameAs(s);
    assertThat(found(own).count).isEqualTo(2);
    leaveLast();
    leaveLast();
    assertThat(table.find(between)).isNull();
    assertThat(found(own).count).isEqualTo(1);
    leaveLast();
    assertThat(table.find(own)).isNull();
  }

  private Ownership ownership(Object own) {
    Ownership ownership = new Ownership(own);
    ownership.owner = s;
    return ownership;
  }

  @Test
  void objectsAreToldApartByIdentity() {
    String one = new String("same");
    String other = new String("same");
    table.enter(s, one);
    assertThat(table.find(other)).isNull();
    table.enter(s, other);
    assertThat(found(one)).isNotSameAs(found(other));
  }

  /** More than the table has room for at first, so that it grows and buckets have chains. */
  @Test
  void behavesAsAMapWithCounts() {
    Harness.forSeeds(10, this::compareWithCounts);
  }

  private void compareWithCounts(Random random) {
    List<Object> objects = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      objects.add(new Object());
    }
    int[] counts = new int[objects.size()];
    List<Integer> held = new ArrayList<>();
    for (int i = 0; i < 4000; i++) {
      if (held.isEmpty() || random.nextInt(5) < 3) {
        int which = random.nextInt(objects.size());
        table.enter(s, objects.get(which));
        held.add(which);
        counts[which]++;
      } else {
        leaveLast();
        counts[held.remove(held.size() - 1)]--;
      }
    }
    for (int which = 0; which < counts.length; which++) {
      Monitor monitor = table.find(objects.get(which));
      assertThat(monitor == null ? 0 : monitor.count).isEqualTo(counts[which]);
    }
    while (s.heldCount > 0) {
      leaveLast();
    }
    assertThat(objects).allMatch(o -> table.find(o) == null);
  }
}
