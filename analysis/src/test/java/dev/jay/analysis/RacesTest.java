package dev.jay.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.RecordingHead;
import dev.jay.trace.TraceCode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which races are benign. */
class RacesTest {
  private static final int READ = 0;
  private static final int WRITE = 1;

  /** Two strands without operations; each step is a strand, and what it does to one field. */
  private static RaceGroup only(int[]... steps) {
    List<String> sites =
        List.of("app.Main.run()V#1 read app.Main.x @1", "app.Main.run()V#2 write app.Main.x @2");
    Trace trace = new Trace(new RecordingHead(), new byte[0], sites, true, n -> null);
    trace.knowStrand(0);
    trace.knowStrand(1);
    for (int i = 0; i < steps.length; i++) {
      int what = steps[i][1];
      trace.addAccess(0, steps[i][0], 0, what == TraceCode.READ ? READ : WRITE, 1, i, what);
    }
    List<RaceGroup> groups = Races.of(trace).groups();
    assertThat(groups).hasSize(1);
    return groups.get(0);
  }

  private static int[] step(int strand, int what) {
    return new int[] {strand, what};
  }

  @Test
  void aWriteOfWhatWasThereIsBenign() {
    assertThat(only(step(0, TraceCode.READ), step(1, TraceCode.SILENT)).whyBenign())
        .isEqualTo("benign: each write wrote what was there");
    assertThat(only(step(0, TraceCode.READ), step(1, TraceCode.WRITE)).isBenign()).isFalse();
  }

  @Test
  void twoWritesThatNobodyReadsAreBenign() {
    assertThat(only(step(0, TraceCode.WRITE), step(1, TraceCode.WRITE)).whyBenign())
        .isEqualTo("benign: nobody read what was written");
    RaceGroup read =
        only(step(0, TraceCode.WRITE), step(1, TraceCode.WRITE), step(1, TraceCode.READ));
    assertThat(read.isBenign()).isFalse();
    assertThat(read.whyBenign()).isEmpty();
  }
}
