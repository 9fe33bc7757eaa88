package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import dev.jay.programs.numeric.CellGrid;
import dev.jay.programs.numeric.FixedPoint;
import java.util.SplittableRandom;
import java.util.concurrent.CyclicBarrier;

/**
 * After PARSEC's fluidanimate: smoothed particle hydrodynamics (Müller and others) of a drop in a
 * box. A frame has phases, with a barrier after each: cells are emptied, particles go into cells,
 * pairs add to each other's densities, pairs push each other by pressure and viscosity, particles
 * move and bounce off the walls. What is added to a particle is added under its lock, in fixed
 * point.
 */
public final class FluidAnimate {
  private static final double BOX = 1;
  private static final double REACH = 0.12;
  private static final double REST = 0.05; // the density without pressure
  private static final double STIFFNESS = 0.3;
  private static final double VISCOSITY = 0.04;
  private static final double STEP = 0.004;
  private static final double FALL = -9.8 * STEP; // what gravity adds to a velocity in a step

  private static final class Particle {
    final double[] place = new double[3]; // its owner's
    final double[] velocity = new double[3]; // its owner's
    final long[] push = new long[3]; // guarded by this while pairs meet
    long density; // guarded by this while pairs meet
  }

  private final int threads;
  private final Particle[] particles;
  private final CellGrid grid = new CellGrid(BOX, REACH);
  private final CyclicBarrier barrier;

  private FluidAnimate(int size, int seed, int threads) {
    this.threads = threads;
    this.particles = new Particle[size];
    this.barrier = new CyclicBarrier(threads);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) {
      particles[i] = new Particle();
      for (int d = 0; d < 3; d++) {
        particles[i].place[d] = BOX * (0.3 + 0.4 * random.nextDouble());
      }
    }
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--frames", "--seed");
    int threads = parameters.number("--threads", 4);
    int frames = parameters.number("--frames", 3);
    FluidAnimate fluid =
        new FluidAnimate(parameters.number("--size", 300), parameters.number("--seed", 1), threads);
    Workers.run(
        threads,
        worker -> {
          for (int frame = 0; frame < frames; frame++) {
            fluid.frame(worker);
          }
        });
    Digest digest = new Digest();
    for (Particle particle : fluid.particles) {
      for (double each : particle.place) {
        if (!(each >= 0 && each <= BOX)) {
          throw new IllegalStateException("a particle has left the box");
        }
        digest.add(Double.doubleToLongBits(each));
      }
    }
    Parameters.result(digest);
  }

  private void frame(int worker) throws Exception {
    int firstCell = Share.begin(worker, threads, grid.size());
    int lastCell = Share.end(worker, threads, grid.size());
    int begin = Share.begin(worker, threads, particles.length);
    int end = Share.end(worker, threads, particles.length);
    for (int cell = firstCell; cell < lastCell; cell++) {
      grid.clear(cell);
    }
    barrier.await();
    for (int i = begin; i < end; i++) {
      double[] place = particles[i].place;
      grid.add(i, place[0], place[1], place[2]);
      particles[i].density = FixedPoint.of(1);
    }
    barrier.await();
    for (int cell = firstCell; cell < lastCell; cell++) {
      grid.pairs(cell, this::addDensity);
    }
    barrier.await();
    for (int cell = firstCell; cell < lastCell; cell++) {
      grid.pairs(cell, this::push);
    }
    barrier.await();
    for (int i = begin; i < end; i++) {
      move(particles[i]);
    }
    barrier.await();
  }

  /** How near two are: 1 at the same place, 0 out of reach. */
  private double nearness(int i, int j) {
    double square = 0;
    for (int d = 0; d < 3; d++) {
      double distance = particles[i].place[d] - particles[j].place[d];
      square += distance * distance;
    }
    return Math.max(0, 1 - square / (REACH * REACH));
  }

  private void addDensity(int i, int j) {
    double near = nearness(i, j);
    if (near > 0) {
      long density = FixedPoint.of(near * near * near);
      addDensity(particles[i], density);
      addDensity(particles[j], density);
    }
  }

  private static void addDensity(Particle particle, long density) {
    synchronized (particle) {
      particle.density += density;
    }
  }

  private void push(int i, int j) {
    double near = nearness(i, j);
    if (near > 0) {
      Particle one = particles[i];
      Particle other = particles[j];
      double mean = FixedPoint.toDouble(one.density + other.density) / 2;
      double pressure = STIFFNESS * (mean - REST) / mean;
      for (int d = 0; d < 3; d++) {
        double apart = (one.place[d] - other.place[d]) / REACH;
        double drag = VISCOSITY * (other.velocity[d] - one.velocity[d]);
        long push = FixedPoint.of(near * (pressure * apart + drag) / mean);
        push(one, d, push);
        push(other, d, -push);
      }
    }
  }

  private static void push(Particle particle, int d, long push) {
    synchronized (particle) {
      particle.push[d] += push;
    }
  }

  private static void move(Particle particle) {
    for (int d = 0; d < 3; d++) {
      particle.velocity[d] += FixedPoint.toDouble(particle.push[d]) + (d == 1 ? FALL : 0);
      particle.place[d] += STEP * particle.velocity[d];
      particle.push[d] = 0;
      if (particle.place[d] < 0 || particle.place[d] > BOX) {
        particle.place[d] = Math.min(Math.max(particle.place[d], 0), BOX);
        particle.velocity[d] *= -0.5;
      }
    }
  }
}
