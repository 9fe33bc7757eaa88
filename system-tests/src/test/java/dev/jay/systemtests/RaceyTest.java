package dev.jay.systemtests;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The locked racey, whose result is a digest of the order of its locks, has one result. */
class RaceyTest {
  static Stream<Jdk> jdks() {
    return Jdk.all().stream();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void hasOneResult(Jdk jdk) {
    Launch launch = Launch.plain(jdk, "racey.Racey", "--locked").jay();
    List<Launch> launches = new ArrayList<>();
    for (int run = 0; run < Settings.RACEY_RUNS; run++) {
      Launch some = run % 2 == 0 ? launch : launch.quick();
      launches.add(run % 5 == 4 && Launch.canPin() ? launch.onOneCore() : some);
    }
    Repeats.requireOne(Forks.runAll(launches));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void hasOneResultWithDelays(Jdk jdk) {
    Launch plain = Launch.plain(jdk, "racey.Racey", "--locked", "--loops", "20");
    Repeats.requireOne(Forks.runAll(Repeats.launches(plain, Settings.RUNS)));
  }
}
