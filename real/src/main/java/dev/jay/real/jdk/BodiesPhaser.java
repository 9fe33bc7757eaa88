package dev.jay.real.jdk;

import dev.jay.real.Program;
import java.util.SplittableRandom;
import java.util.concurrent.Phaser;

/** Bodies that attract each other: forces and moves in turn, a Phaser between them. */
public final class BodiesPhaser {
  private static final int STEPS = 60;

  private final double[][] at; // [axis][body]
  private final double[][] speed;

  private BodiesPhaser(int bodies) {
    SplittableRandom random = new SplittableRandom(7);
    at = new double[3][];
    speed = new double[3][bodies];
    for (int axis = 0; axis < 3; axis++) {
      at[axis] = random.doubles(bodies).toArray();
    }
  }

  public static void main(String[] args) {
    Program program = Program.of(args, 1_500);
    BodiesPhaser bodies = new BodiesPhaser(program.size());
    Phaser phaser = new Phaser(program.threads());
    program.run(
        worker -> {
          for (int step = 0; step < STEPS; step++) {
            for (int body = worker; body < program.size(); body += program.threads()) {
              bodies.pull(body);
            }
            phaser.arriveAndAwaitAdvance();
            for (int body = worker; body < program.size(); body += program.threads()) {
              bodies.move(body);
            }
            phaser.arriveAndAwaitAdvance();
          }
        });
    double sum = 0;
    for (double x : bodies.at[0]) {
      sum += x;
    }
    program.report(sum);
  }

  private void pull(int body) {
    for (int other = 0; other < at[0].length; other++) {
      double dx = at[0][other] - at[0][body];
      double dy = at[1][other] - at[1][body];
      double dz = at[2][other] - at[2][body];
      double square = dx * dx + dy * dy + dz * dz + 1e-3;
      double force = 1e-7 / (square * Math.sqrt(square));
      speed[0][body] += dx * force;
      speed[1][body] += dy * force;
      speed[2][body] += dz * force;
    }
  }

  private void move(int body) {
    for (int axis = 0; axis < 3; axis++) {
      at[axis][body] += speed[axis][body];
    }
  }
}
