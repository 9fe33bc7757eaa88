package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class FingerprintTest {
  /** One operation of a schedule. */
  record Operation(int thread, int kind) {}

  @Provide
  Arbitrary<Operation> operations() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 1000),
            Arbitraries.integers().between(0, Kind.COUNT - 1))
        .as(Operation::new);
  }

  private static long of(List<Operation> schedule) {
    long fingerprint = Fingerprint.EMPTY;
    for (Operation operation : schedule) {
      fingerprint = Fingerprint.next(fingerprint, operation.thread(), operation.kind());
    }
    return fingerprint;
  }

  @Property
  void equalSchedulesHaveEqualFingerprints(
      @ForAll @Size(max = 50) List<@From("operations") Operation> schedule) {
    assertThat(of(List.copyOf(schedule))).isEqualTo(of(schedule));
  }

  @Property
  void differentSchedulesHaveDifferentFingerprints(
      @ForAll @Size(max = 20) List<@From("operations") Operation> one,
      @ForAll @Size(max = 20) List<@From("operations") Operation> other) {
    assertThat(of(one) == of(other)).isEqualTo(one.equals(other));
  }

  @Property
  void aPrefixDiffersFromTheWhole(
      @ForAll @Size(min = 1, max = 50) List<@From("operations") Operation> schedule,
      @ForAll int cut) {
    int length = Math.floorMod(cut, schedule.size());
    assertThat(of(schedule.subList(0, length))).isNotEqualTo(of(schedule));
  }

  @Property
  void theOrderOfTwoOperationsCounts(
      @ForAll long before,
      @ForAll("operations") Operation first,
      @ForAll("operations") Operation second) {
    long oneWay = next(next(before, first), second);
    long otherWay = next(next(before, second), first);
    assertThat(oneWay == otherWay).isEqualTo(first.equals(second));
  }

  private static long next(long before, Operation operation) {
    return Fingerprint.next(before, operation.thread(), operation.kind());
  }

  @Property
  void theTextHasSixteenDigitsAndTellsTheNumber(@ForAll long fingerprint) {
    String text = Fingerprint.text(fingerprint);
    assertThat(text).matches("[0-9a-f]{16}");
    assertThat(Long.parseUnsignedLong(text, 16)).isEqualTo(fingerprint);
  }

  @Example
  void leadingZerosArePrinted() {
    assertThat(Fingerprint.text(0x1F)).isEqualTo("000000000000001f");
  }

  /** Fingerprints are compared across versions of Jay: this one may only change with a reason. */
  @Example
  void theFunctionDoesNotChangeUnnoticed() {
    List<Operation> schedule =
        List.of(
            new Operation(0, Kind.START),
            new Operation(1, Kind.MONITOR_ENTER),
            new Operation(0, Kind.JOIN),
            new Operation(1, Kind.MONITOR_EXIT),
            new Operation(300, Kind.SHUTDOWN));
    assertThat(Fingerprint.text(of(schedule))).isEqualTo("1dfba71d9bb2c710");
  }
}
