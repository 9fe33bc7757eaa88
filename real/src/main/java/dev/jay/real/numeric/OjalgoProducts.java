package dev.jay.real.numeric;

import dev.jay.real.Program;
import org.ojalgo.matrix.decomposition.LU;
import org.ojalgo.matrix.store.R064Store;
import org.ojalgo.random.Uniform;

/** ojAlgo: products and LU decompositions, which it divides among its own threads. */
public final class OjalgoProducts {
  public static void main(String[] args) {
    Program program = Program.of(args, 300);
    int n = program.size();
    R064Store a = R064Store.FACTORY.makeFilled(n, n, numbers());
    R064Store c = R064Store.FACTORY.make(n, n);
    long sum = 0;
    for (int round = 0; round < 20; round++) {
      c.fillByMultiplying(a, a);
      LU<Double> lu = LU.R064.make(n, n);
      lu.decompose(c);
      sum += lu.getRank();
      sum += Math.round(c.doubleValue(round, round));
    }
    program.report(sum);
  }

  private static Uniform numbers() {
    Uniform uniform = Uniform.of(0, 1);
    uniform.setSeed(1);
    return uniform;
  }
}
