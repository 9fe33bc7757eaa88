package dev.jay.systemtests;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Programs that block in what Jay does not control, spin, or end in odd ways, end as under java.
 */
class EndsTest {
  /** Programs that read standard input; for the others it is empty. */
  private static final Map<String, String> INPUT =
      Map.of("ends.StdinRead", "a late line\n", "ends.StdinEndOfFile", "seven b");

  @TestFactory
  Stream<DynamicTest> programsEndAsUnderJava() {
    return Programs.test("ends", EndsTest::check);
  }

  private static void check(String program) {
    String input = INPUT.get(program);
    SameAsJava.check(program, plain -> input == null ? plain : plain.withLateInput(input));
  }
}
