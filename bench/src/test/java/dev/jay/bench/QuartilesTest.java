package dev.jay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class QuartilesTest {
  @Test
  void ofOneValueAllAreThatValue() {
    assertThat(Quartiles.of(List.of(7.0))).isEqualTo(new Quartiles(7, 7, 7));
  }

  @Test
  void theMedianOfAnOddNumberIsTheMiddleOne() {
    assertThat(Quartiles.of(List.of(9.0, 1.0, 5.0)).median()).isEqualTo(5);
  }

  @Test
  void theMedianOfAnEvenNumberLiesBetweenTheTwoInTheMiddle() {
    assertThat(Quartiles.of(List.of(4.0, 1.0, 2.0, 9.0)).median()).isEqualTo(3);
  }

  @Test
  void quartilesAreInterpolated() {
    assertThat(Quartiles.of(List.of(1.0, 2.0, 3.0, 4.0))).isEqualTo(new Quartiles(1.75, 2.5, 3.25));
    assertThat(Quartiles.of(List.of(1.0, 2.0, 3.0, 4.0, 5.0))).isEqualTo(new Quartiles(2, 3, 4));
  }

  @Test
  void oneOutlierMovesNoQuartileOfEleven() {
    List<Double> values = new ArrayList<>(Collections.nCopies(10, 1.0));
    values.add(1000.0);
    assertThat(Quartiles.of(values)).isEqualTo(new Quartiles(1, 1, 1));
  }

  @Test
  void theOrderOfTheValuesDoesNotMatter() {
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      List<Double> values =
          new ArrayList<>(random.doubles(1 + random.nextInt(20)).boxed().toList());
      Quartiles quartiles = Quartiles.of(values);
      assertThat(quartiles.lower()).isLessThanOrEqualTo(quartiles.median());
      assertThat(quartiles.median()).isLessThanOrEqualTo(quartiles.upper());
      Collections.shuffle(values, random);
      assertThat(Quartiles.of(values)).isEqualTo(quartiles);
    }
  }

  @Test
  void ofNothingThereAreNone() {
    assertThatThrownBy(() -> Quartiles.of(List.of())).isInstanceOf(IllegalArgumentException.class);
  }
}
