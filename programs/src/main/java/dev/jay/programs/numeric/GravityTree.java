package dev.jay.programs.numeric;

import dev.jay.programs.Digest;
import dev.jay.programs.Share;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Barnes and Hut's method for bodies that attract each other, in the plane, as in SPLASH-2's
 * barnes. A step: the threads put their bodies into one quadtree, with a lock for each cell; one
 * sums up the masses; the threads compute the forces on their bodies, where a cell that is far away
 * counts as one body; they move their bodies. Barriers are between.
 *
 * <p>A quadtree with one body in a leaf has the same shape in whatever order the bodies came, and
 * masses are summed up by quadrants: the result does not depend on the number of threads.
 */
public final class GravityTree {
  private static final double FAR = 0.5; // a cell's side over its distance, at the most
  private static final double SOFTENING = 1e-4;
  private static final double STEP = 1e-3;

  /** A leaf of the tree. */
  private static final class Body {
    double x;
    double y;
    double vx;
    double vy;
    double ax;
    double ay;
  }

  /** An inner node: a square with four quadrants, each null, a Body or a Cell. */
  private static final class Cell {
    final double x; // of the middle
    final double y;
    final double side;
    final Object[] quadrants = new Object[4]; // guarded by this while the tree is built
    double mass; // from here on written once the tree is built
    double massX;
    double massY;

    Cell(double x, double y, double side) {
      this.x = x;
      this.y = y;
      this.side = side;
    }

    int quadrant(Body body) {
      return (body.x < x ? 0 : 1) + (body.y < y ? 0 : 2);
    }

    Cell child(int quadrant) {
      double quarter = side / 4;
      return new Cell(
          x + ((quadrant & 1) == 0 ? -quarter : quarter),
          y + ((quadrant & 2) == 0 ? -quarter : quarter),
          side / 2);
    }
  }

  private final int threads;
  private final Body[] bodies;
  private final CyclicBarrier barrier;
  private Cell root; // written by worker 0 between barriers
  private int steps; // written by worker 0 between barriers

  public GravityTree(int size, int seed, int threads) {
    this.threads = threads;
    this.barrier = new CyclicBarrier(threads);
    this.bodies = new Body[size];
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) {
      bodies[i] = new Body();
      bodies[i].x = random.nextDouble();
      bodies[i].y = random.nextDouble();
    }
  }

  /** One step of a worker; all have done it when this returns. */
  public void step(int worker) throws InterruptedException, BrokenBarrierException {
    int begin = Share.begin(worker, threads, bodies.length);
    int end = Share.end(worker, threads, bodies.length);
    if (worker == 0) {
      root = square();
      steps++;
    }
    barrier.await();
    for (int i = begin; i < end; i++) {
      insert(bodies[i]);
    }
    barrier.await();
    if (worker == 0) {
      sumUp(root);
    }
    barrier.await();
    for (int i = begin; i < end; i++) {
      bodies[i].ax = 0;
      bodies[i].ay = 0;
      attract(bodies[i], root);
    }
    barrier.await();
    for (int i = begin; i < end; i++) {
      move(bodies[i]);
    }
    barrier.await();
  }

  /** A cell that holds all bodies. */
  private Cell square() {
    double reach = 1;
    for (Body body : bodies) {
      reach = Math.max(reach, Math.max(Math.abs(body.x), Math.abs(body.y)));
    }
    return new Cell(0, 0, 2 * reach * 1.001);
  }

  private void insert(Body body) {
    Cell cell = root;
    while (cell != null) {
      cell = place(cell, body);
    }
  }

  /** Puts the body into an empty quadrant, or returns the cell where it belongs. */
  private static Cell place(Cell cell, Body body) {
    synchronized (cell) {
      int quadrant = cell.quadrant(body);
      Object there = cell.quadrants[quadrant];
      if (there == null) {
        cell.quadrants[quadrant] = body;
        return null;
      }
      if (there instanceof Cell) {
        return (Cell) there;
      }
      Cell child = cell.child(quadrant);
      child.quadrants[child.quadrant((Body) there)] = there;
      cell.quadrants[quadrant] = child;
      return child;
    }
  }

  private static void sumUp(Cell cell) {
    for (Object there : cell.quadrants) {
      if (there instanceof Body) {
        add(cell, 1, ((Body) there).x, ((Body) there).y);
      } else if (there != null) {
        Cell child = (Cell) there;
        sumUp(child);
        add(cell, child.mass, child.massX, child.massY);
      }
    }
    cell.massX /= cell.mass;
    cell.massY /= cell.mass;
  }

  private static void add(Cell cell, double mass, double x, double y) {
    cell.mass += mass;
    cell.massX += mass * x;
    cell.massY += mass * y;
  }

  private static void attract(Body body, Cell cell) {
    double distance = Math.hypot(cell.massX - body.x, cell.massY - body.y);
    if (cell.side < FAR * distance) {
      pull(body, cell.mass, cell.massX, cell.massY);
      return;
    }
    for (Object there : cell.quadrants) {
      if (there instanceof Cell) {
        attract(body, (Cell) there);
      } else if (there != null && there != body) {
        pull(body, 1, ((Body) there).x, ((Body) there).y);
      }
    }
  }

  private static void pull(Body body, double mass, double x, double y) {
    double dx = x - body.x;
    double dy = y - body.y;
    double square = dx * dx + dy * dy + SOFTENING;
    double factor = mass / (square * Math.sqrt(square));
    body.ax += factor * dx;
    body.ay += factor * dy;
  }

  private void move(Body body) {
    body.vx += STEP / bodies.length * body.ax;
    body.vy += STEP / bodies.length * body.ay;
    body.x += STEP * body.vx;
    body.y += STEP * body.vy;
  }

  /** The potential of all pairs. */
  public double potential() {
    double sum = 0;
    for (Body body : bodies) {
      for (Body other : bodies) {
        sum -= body == other ? 0 : 1 / Math.hypot(body.x - other.x, body.y - other.y);
      }
    }
    return sum / 2;
  }

  /** How many bodies the steps so far have moved: the program's time, as no clock is read. */
  public int moved() {
    return steps * bodies.length;
  }

  /** Throws unless the tree has all bodies. */
  public void check() {
    if (root.mass != bodies.length) {
      throw new IllegalStateException("the tree has " + root.mass + " of " + bodies.length);
    }
  }

  /** The digest of all positions. */
  public Digest digest() {
    Digest digest = new Digest();
    for (Body body : bodies) {
      digest.add(Double.doubleToLongBits(body.x)).add(Double.doubleToLongBits(body.y));
    }
    return digest;
  }
}
