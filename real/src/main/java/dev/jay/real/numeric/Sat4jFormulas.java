package dev.jay.real.numeric;

import dev.jay.real.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

/** Sat4j: random formulas, each solved as a task of a pool. */
public final class Sat4jFormulas {
  private static final int VARIABLES = 120;

  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 120);
    List<Callable<Boolean>> tasks = new ArrayList<>();
    for (int i = 0; i < program.size(); i++) {
      int seed = i;
      tasks.add(() -> isSatisfiable(seed));
    }
    long satisfiable = program.pooled(tasks).stream().filter(Boolean::booleanValue).count();
    program.report(satisfiable);
  }

  private static boolean isSatisfiable(int seed) throws Exception {
    ISolver solver = SolverFactory.newDefault();
    solver.setTimeout(3600);
    solver.newVar(VARIABLES);
    SplittableRandom random = new SplittableRandom(seed);
    try {
      for (int clause = 0; clause < VARIABLES * 4.26; clause++) {
        int[] literals = new int[3];
        for (int i = 0; i < 3; i++) {
          literals[i] = (1 + random.nextInt(VARIABLES)) * (random.nextBoolean() ? 1 : -1);
        }
        solver.addClause(new VecInt(literals));
      }
      return solver.isSatisfiable();
    } catch (ContradictionException e) {
      return false;
    }
  }
}
