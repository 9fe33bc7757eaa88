package dev.jay.systemtests;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What programs can see of threads, locks and interrupts is the same under Jay. */
class SemanticsTest {
  @TestFactory
  Stream<DynamicTest> programsSeeWhatTheySeeUnderJava() {
    return Programs.test("semantics", SameAsJava::check);
  }
}
