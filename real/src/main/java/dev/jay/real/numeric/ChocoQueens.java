package dev.jay.real.numeric;

import dev.jay.real.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** Choco: counts the ways to place queens; a model for each place in the first two rows. */
public final class ChocoQueens {
  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 10);
    List<Callable<Long>> tasks = new ArrayList<>();
    for (int first = 0; first < program.size(); first++) {
      for (int second = 0; second < program.size(); second++) {
        int[] begin = {first, second};
        tasks.add(() -> count(program.size(), begin));
      }
    }
    program.report(program.pooled(tasks).stream().mapToLong(n -> n).sum());
  }

  private static long count(int size, int[] begin) {
    Model model = new Model("queens");
    IntVar[] queens = model.intVarArray("q", size, 0, size - 1);
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        model.arithm(queens[i], "!=", queens[j]).post();
        model.arithm(queens[i], "!=", queens[j], "+", j - i).post();
        model.arithm(queens[i], "!=", queens[j], "-", j - i).post();
      }
    }
    for (int i = 0; i < begin.length; i++) {
      model.arithm(queens[i], "=", begin[i]).post();
    }
    long ways = 0;
    while (model.getSolver().solve()) {
      ways++;
    }
    return ways;
  }
}
