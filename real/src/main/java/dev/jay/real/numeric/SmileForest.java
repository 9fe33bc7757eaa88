package dev.jay.real.numeric;

import dev.jay.real.Program;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import smile.classification.RandomForest;
import smile.data.DataFrame;
import smile.data.formula.Formula;
import smile.data.vector.IntVector;

/**
 * Smile: a random forest, its trees grown by a parallel stream. Which thread grows which tree
 * changes the trees a little, since each thread has random numbers of its own.
 */
public final class SmileForest {
  private static final int FEATURES = 10;
  private static final int TREES = 40;

  public static void main(String[] args) {
    Program program = Program.of(args, 3_000);
    System.setProperty(
        "java.util.concurrent.ForkJoinPool.common.parallelism", String.valueOf(program.threads()));
    SplittableRandom random = new SplittableRandom(5);
    double[][] values = new double[program.size()][];
    int[] classes = new int[program.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = random.doubles(FEATURES).toArray();
      classes[i] = values[i][0] * values[i][1] + values[i][2] * random.nextDouble() > 0.6 ? 1 : 0;
    }
    DataFrame data = DataFrame.of(values).merge(IntVector.of("class", classes));
    RandomForest forest =
        RandomForest.fit(
            Formula.lhs("class"),
            data,
            TREES,
            3,
            smile.base.cart.SplitRule.GINI,
            20,
            500,
            5,
            1.0,
            null,
            LongStream.range(1, TREES + 1));
    int right = 0;
    int[] guessed = forest.predict(data);
    for (int i = 0; i < guessed.length; i++) {
      right += guessed[i] == classes[i] ? 1 : 0;
    }
    boolean good = right > 0.9 * guessed.length;
    program.report(forest.size() + " trees, good: " + good, String.valueOf(right));
  }
}
