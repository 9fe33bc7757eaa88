package dev.jay.real.numeric;

import dev.jay.real.Program;
import java.util.Random;
import org.ejml.concurrency.EjmlConcurrency;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.CommonOps_MT_DDRM;
import org.ejml.dense.row.RandomMatrices_DDRM;

/** EJML: products of matrices on its ForkJoin pool. */
public final class EjmlProducts {
  public static void main(String[] args) {
    Program program = Program.of(args, 300);
    EjmlConcurrency.setMaxThreads(program.threads());
    int n = program.size();
    DMatrixRMaj a = RandomMatrices_DDRM.rectangle(n, n, new Random(1));
    DMatrixRMaj b = RandomMatrices_DDRM.rectangle(n, n, new Random(2));
    DMatrixRMaj c = new DMatrixRMaj(n, n);
    double sum = 0;
    for (int round = 0; round < 40; round++) {
      CommonOps_MT_DDRM.mult(a, b, c);
      CommonOps_MT_DDRM.multTransB(c, a, b);
      CommonOps_DDRM.scale(1.0 / n, b);
      sum += b.get(round, round);
    }
    program.report(sum);
  }
}
