package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.OrderCode;
import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TurnMapTest {
  private TurnMap map = new TurnMap();

  /** Thread 0 has turns 0 to 2, thread 1 turns 3 and 4, thread 0 turns 5 to 9 in two parts. */
  @BeforeEach
  void record() throws IOException {
    ByteArrayOutputStream order = new ByteArrayOutputStream();
    run(order, 0, 3);
    order.write(OrderCode.UNPARKED << OrderCode.BITS | OrderCode.EVENT);
    order.write(1);
    run(order, 1, 2);
    order.write(1 << OrderCode.BITS | OrderCode.FIRES);
    run(order, 0, 4);
    run(order, 0, 1);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    RecordingWriter writer = RecordingWriter.begin(file);
    writer.head(new RecordingHead());
    writer.piece(RecordingWriter.ORDER, order.toByteArray(), order.size());
    writer.close();
    map = TurnMap.of(RecordingReader.read(new ByteArrayInputStream(file.toByteArray()), "x.jay"));
  }

  private static void run(ByteArrayOutputStream order, int strand, int turns) {
    order.write(strand << OrderCode.BITS | OrderCode.RUN);
    order.write(turns);
    order.write(0);
  }

  @Test
  void everyTurnIsSomebodys() {
    assertThat(map.turns()).isEqualTo(10);
    assertThat(map.strandAt(0)).isZero();
    assertThat(map.strandAt(3)).isEqualTo(1);
    assertThat(map.strandAt(9)).isZero();
    assertThat(map.strandAt(10)).isEqualTo(-1);
  }

  @Test
  void switchesAreWhereAnotherThreadBegins() {
    assertThat(map.nextSwitch(0)).isEqualTo(3);
    assertThat(map.nextSwitch(3)).isEqualTo(5);
    assertThat(map.nextSwitch(5)).isEqualTo(10);
    assertThat(map.lastSwitch(10)).isEqualTo(5);
    assertThat(map.lastSwitch(5)).isEqualTo(3);
    assertThat(map.lastSwitch(2)).isZero();
    assertThat(map.lastSwitch(0)).isZero();
  }

  @Test
  void turnsOfOneThreadAreFoundInBothDirections() {
    assertThat(map.nextOf(1, 0)).isEqualTo(3);
    assertThat(map.nextOf(1, 3)).isEqualTo(4);
    assertThat(map.nextOf(1, 4)).isEqualTo(10);
    assertThat(map.nextOf(0, 2)).isEqualTo(5);
    assertThat(map.lastOf(0, 5)).isEqualTo(2);
    assertThat(map.lastOf(1, 9)).isEqualTo(4);
    assertThat(map.lastOf(1, 2)).isZero();
  }
}
