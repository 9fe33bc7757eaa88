package dev.jay.programs.numeric;

import dev.jay.programs.Digest;
import java.util.SplittableRandom;

/**
 * Molecules in a periodic cube that attract and repel each other by Lennard-Jones's potential, for
 * the water programs: SPLASH-2's have three atoms in a molecule, these one. Forces are added up in
 * fixed point under a lock for each molecule; what one gets the other loses, so that all forces
 * together are exactly nothing.
 */
public final class Molecules {
  /** Farther molecules do not matter. */
  public static final double REACH = 2.5;

  private static final double DENSITY = 0.6;
  private static final double STEP = 0.002;

  private static final class Molecule {
    final double[] place = new double[3]; // its owner's
    final double[] velocity = new double[3]; // its owner's
    final long[] force = new long[3]; // guarded by this while forces are computed
  }

  private final double side;
  private final Molecule[] molecules;

  /** Molecules near the points of a cubic lattice. */
  public Molecules(int size, int seed) {
    this.side = Math.cbrt(size / DENSITY);
    this.molecules = new Molecule[size];
    int across = (int) Math.ceil(Math.cbrt(size) - 1e-9);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) {
      molecules[i] = new Molecule();
      int[] point = {i / (across * across), i / across % across, i % across};
      for (int d = 0; d < 3; d++) {
        molecules[i].place[d] = (point[d] + 0.4 + 0.2 * random.nextDouble()) * side / across;
        molecules[i].velocity[d] = random.nextDouble() - 0.5;
      }
    }
  }

  public int size() {
    return molecules.length;
  }

  /** The edge of the cube. */
  public double side() {
    return side;
  }

  /** Puts a molecule into its cell. */
  public void addTo(CellGrid grid, int i) {
    double[] place = molecules[i].place;
    grid.add(i, place[0], place[1], place[2]);
  }

  /** Adds the force between two to both; their potential, in fixed point. */
  public long interact(int i, int j) {
    Molecule one = molecules[i];
    Molecule other = molecules[j];
    double[] distance = new double[3];
    double square = 0;
    for (int d = 0; d < 3; d++) {
      double straight = one.place[d] - other.place[d];
      distance[d] = straight - side * Math.rint(straight / side); // to the nearest image
      square += distance[d] * distance[d];
    }
    if (square >= REACH * REACH) {
      return 0;
    }
    double inverse = 1 / (square * square * square);
    double strength = 24 * inverse * (2 * inverse - 1) / square;
    push(one, distance, strength, 1);
    push(other, distance, strength, -1);
    return FixedPoint.of(4 * inverse * (inverse - 1));
  }

  private static void push(Molecule molecule, double[] distance, double strength, int sign) {
    synchronized (molecule) {
      for (int d = 0; d < 3; d++) {
        molecule.force[d] += sign * FixedPoint.of(strength * distance[d]);
      }
    }
  }

  /** Moves a molecule, once all forces are known; the next forces begin with nothing. */
  public void move(int i) {
    Molecule molecule = molecules[i];
    for (int d = 0; d < 3; d++) {
      molecule.velocity[d] += STEP * FixedPoint.toDouble(molecule.force[d]);
      double place = molecule.place[d] + STEP * molecule.velocity[d];
      molecule.place[d] = place - side * Math.floor(place / side);
      molecule.force[d] = 0;
    }
  }

  /** Throws unless all forces together are nothing. */
  public void check() {
    for (int d = 0; d < 3; d++) {
      long sum = 0;
      for (Molecule molecule : molecules) {
        sum += molecule.force[d];
      }
      if (sum != 0) {
        throw new IllegalStateException("a force is lost");
      }
    }
  }

  /** The digest of all places. */
  public Digest digest() {
    Digest digest = new Digest();
    for (Molecule molecule : molecules) {
      for (double each : molecule.place) {
        digest.add(Double.doubleToLongBits(each));
      }
    }
    return digest;
  }
}
