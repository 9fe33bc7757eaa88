package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The check that a program prints and returns under Jay what it does under plain java. */
final class SameAsJava {
  private SameAsJava() {}

  static List<Outcome> check(String program) {
    return check(program, launch -> launch);
  }

  /**
   * With every JDK: plain, under Jay, and under Jay with delays on one core. Returns what came out
   * under Jay.
   */
  static List<Outcome> check(String program, UnaryOperator<Launch> change) {
    List<Outcome> underJay = new ArrayList<>();
    List<Launch> launches = new ArrayList<>();
    for (Jdk jdk : Jdk.all()) {
      Launch plain = change.apply(Launch.plain(jdk, program)).quick();
      launches.add(plain);
      launches.add(plain.jay());
      launches.add(Launch.canPin() ? plain.jayWithDelays().onOneCore() : plain.jayWithDelays());
    }
    List<Outcome> outcomes = Forks.runAll(launches);
    for (int i = 0; i < outcomes.size(); i += 3) {
      Outcome plain = outcomes.get(i);
      for (Outcome jay : outcomes.subList(i + 1, i + 3)) {
        assertThat(plain.stdout()).as(plain.describe()).isNotEmpty();
        String what = jay.launch().where() + "\n" + jay.describe();
        assertThat(jay.stdout()).as(what).isEqualTo(plain.stdout());
        assertThat(jay.exit()).as(what).isEqualTo(plain.exit());
        underJay.add(jay);
      }
    }
    return underJay;
  }
}
