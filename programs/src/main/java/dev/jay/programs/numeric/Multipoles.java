package dev.jay.programs.numeric;

import dev.jay.programs.Digest;
import dev.jay.programs.Share;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Greengard and Rokhlin's fast multipole method in the plane: the potential of a charge q at w is q
 * log(z - w). Level l cuts the unit square into 4^l boxes. Upwards, each box gets the multipole
 * expansion of its charges: leaves from the charges, others from their children. Downwards, each
 * box gets a local expansion: its parent's, and those of the multipoles that are well apart from it
 * but not from its parent. A charge's potential is the local expansion of its leaf and what the
 * charges of neighbouring leaves do directly.
 *
 * <p>A thread owns a share of each level's boxes; a barrier follows each level. A box is computed
 * in the same way whoever owns it.
 */
public final class Multipoles {
  private static final int TERMS = 14;
  private static final double[][] BINOMIALS = binomials(2 * TERMS);

  /** A square; fields are its owner's while its level is computed. */
  private static final class Box {
    final int x;
    final int y;
    final Complex centre;
    final List<Integer> charges = new ArrayList<>(); // of a leaf
    final Complex[] multipole = zeros();
    final Complex[] local = zeros();

    Box(int x, int y, int across) {
      this.x = x;
      this.y = y;
      this.centre = new Complex((x + 0.5) / across, (y + 0.5) / across);
    }

    private static Complex[] zeros() {
      Complex[] zeros = new Complex[TERMS + 1];
      Arrays.fill(zeros, Complex.ZERO);
      return zeros;
    }

    boolean touches(Box other) {
      return Math.abs(x - other.x) <= 1 && Math.abs(y - other.y) <= 1;
    }
  }

  private final int threads;
  private final int leaf; // the last level
  private final Box[][] levels;
  private final Complex[] places;
  private final double[] strengths;
  private final double[] potentials; // each written by the owner of its leaf
  private final CyclicBarrier barrier;

  public Multipoles(int size, int seed, int leaf, int threads) {
    this.threads = threads;
    this.leaf = leaf;
    this.levels = new Box[leaf + 1][];
    for (int level = 0; level <= leaf; level++) {
      int across = 1 << level;
      levels[level] = new Box[across * across];
      for (int i = 0; i < across * across; i++) {
        levels[level][i] = new Box(i / across, i % across, across);
      }
    }
    this.places = new Complex[size];
    this.strengths = new double[size];
    this.potentials = new double[size];
    this.barrier = new CyclicBarrier(threads);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) {
      places[i] = new Complex(random.nextDouble(), random.nextDouble());
      strengths[i] = random.nextDouble() - 0.5;
      box(leaf, (int) (places[i].re() * (1 << leaf)), (int) (places[i].im() * (1 << leaf)))
          .charges
          .add(i);
    }
  }

  private Box box(int level, int x, int y) {
    return levels[level][(x << level) + y];
  }

  /** The part of a worker. */
  public void compute(int worker) throws InterruptedException, BrokenBarrierException {
    for (int level = leaf; level >= 2; level--) {
      for (Box box : own(level, worker)) {
        up(level, box);
      }
      barrier.await();
    }
    for (int level = 2; level <= leaf; level++) {
      for (Box box : own(level, worker)) {
        down(level, box);
      }
      barrier.await();
    }
    for (Box box : own(leaf, worker)) {
      evaluate(box);
    }
  }

  private List<Box> own(int level, int worker) {
    Box[] boxes = levels[level];
    return List.of(boxes)
        .subList(
            Share.begin(worker, threads, boxes.length), Share.end(worker, threads, boxes.length));
  }

  private void up(int level, Box box) {
    if (level == leaf) {
      for (int charge : box.charges) {
        addCharge(box, charge);
      }
      return;
    }
    for (int child = 0; child < 4; child++) {
      addMultipole(box, box(level + 1, 2 * box.x + child / 2, 2 * box.y + child % 2));
    }
  }

  private void addCharge(Box box, int charge) {
    Complex[] powers = places[charge].minus(box.centre).powers(TERMS);
    add(box.multipole, 0, Complex.ONE.times(strengths[charge]));
    for (int k = 1; k <= TERMS; k++) {
      add(box.multipole, k, powers[k].times(-strengths[charge] / k));
    }
  }

  private static void add(Complex[] expansion, int k, Complex term) {
    expansion[k] = expansion[k].plus(term);
  }

  private static void addMultipole(Box box, Box child) {
    Complex[] powers = child.centre.minus(box.centre).powers(TERMS);
    add(box.multipole, 0, child.multipole[0]);
    for (int l = 1; l <= TERMS; l++) {
      add(box.multipole, l, child.multipole[0].times(powers[l]).times(-1.0 / l));
      for (int k = 1; k <= l; k++) {
        Complex shifted = child.multipole[k].times(powers[l - k]);
        add(box.multipole, l, shifted.times(BINOMIALS[l - 1][k - 1]));
      }
    }
  }

  private void down(int level, Box box) {
    Box parent = box(level - 1, box.x / 2, box.y / 2);
    addLocal(box, parent);
    for (Box other : levels[level]) {
      if (!other.touches(box) && box(level - 1, other.x / 2, other.y / 2).touches(parent)) {
        addApart(box, other);
      }
    }
  }

  private static void addLocal(Box box, Box parent) {
    Complex[] powers = box.centre.minus(parent.centre).powers(TERMS);
    for (int l = 0; l <= TERMS; l++) {
      for (int k = l; k <= TERMS; k++) {
        add(box.local, l, parent.local[k].times(powers[k - l]).times(BINOMIALS[k][l]));
      }
    }
  }

  /** The multipole of a box that is well apart, as a local expansion. */
  private static void addApart(Box box, Box other) {
    Complex there = other.centre.minus(box.centre);
    Complex[] inverses = there.inverse().powers(TERMS);
    Complex charge = other.multipole[0];
    add(box.local, 0, charge.times(there.times(-1).log()));
    for (int l = 0; l <= TERMS; l++) {
      Complex sum = l == 0 ? Complex.ZERO : charge.times(-1.0 / l);
      for (int k = 1; k <= TERMS; k++) {
        double factor = (k % 2 == 0 ? 1 : -1) * BINOMIALS[l + k - 1][k - 1];
        sum = sum.plus(other.multipole[k].times(inverses[k]).times(factor));
      }
      add(box.local, l, sum.times(inverses[l]));
    }
  }

  private void evaluate(Box box) {
    for (int charge : box.charges) {
      Complex[] powers = places[charge].minus(box.centre).powers(TERMS);
      for (int l = 0; l <= TERMS; l++) {
        potentials[charge] += box.local[l].times(powers[l]).re();
      }
      for (Box other : levels[leaf]) {
        if (other.touches(box)) {
          potentials[charge] += direct(charge, other.charges);
        }
      }
    }
  }

  private double direct(int charge, List<Integer> others) {
    double sum = 0;
    for (int other : others) {
      if (other != charge) {
        sum += strengths[other] * places[charge].minus(places[other]).log().re();
      }
    }
    return sum;
  }

  private static double[][] binomials(int n) {
    double[][] rows = new double[n][n];
    for (int i = 0; i < n; i++) {
      rows[i][0] = 1;
      for (int k = 1; k <= i; k++) {
        rows[i][k] = rows[i - 1][k - 1] + rows[i - 1][k];
      }
    }
    return rows;
  }

  /** Compares some potentials with the sums that define them; throws if they differ. */
  public void check() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < places.length; i++) {
      all.add(i);
    }
    for (int charge = 0; charge < places.length; charge += 37) {
      double expected = direct(charge, all);
      if (Math.abs(potentials[charge] - expected) > 1e-6) {
        throw new IllegalStateException(potentials[charge] + " is not " + expected);
      }
    }
  }

  /** The digest of all potentials. */
  public Digest digest() {
    Digest digest = new Digest();
    for (double each : potentials) {
      digest.add(Double.doubleToLongBits(each));
    }
    return digest;
  }
}
