package dev.jay.real.jdk;

import dev.jay.real.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

/**
 * In the manner of PARSEC's ferret: each query is a vector that goes through stages, an executor
 * for each: segment, extract, search in a table, rank. A semaphore bounds how many are under way.
 */
public final class SimilarImages {
  private static final int TABLE = 400;
  private static final int LENGTH = 64;

  private final Program program;
  private final float[][] table = new float[TABLE][];
  private final List<ExecutorService> stages = new ArrayList<>();
  private final Semaphore underWay = new Semaphore(20);
  private final LinkedBlockingQueue<int[]> ranked = new LinkedBlockingQueue<>();

  private SimilarImages(Program program) {
    this.program = program;
    for (int i = 0; i < TABLE; i++) {
      table[i] = vector(-1 - i);
    }
    for (int i = 0; i < 3; i++) {
      stages.add(Executors.newFixedThreadPool(Math.max(1, program.threads() / 2)));
    }
  }

  public static void main(String[] args) throws InterruptedException {
    new SimilarImages(Program.of(args, 25_000)).run();
  }

  private void run() throws InterruptedException {
    for (int i = 0; i < program.size(); i++) {
      int query = i;
      underWay.acquire();
      stages.get(0).execute(() -> extract(query));
    }
    long sum = 0;
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < program.size(); i++) {
      int[] answer = ranked.take();
      sum += (long) answer[0] * answer[1];
      order.append(answer[0]).append(' ');
    }
    stages.forEach(ExecutorService::shutdown);
    program.report(sum, order);
  }

  private void extract(int query) {
    float[] vector = vector(query);
    stages.get(1).execute(() -> search(query, vector));
  }

  private void search(int query, float[] vector) {
    float[] distances = new float[TABLE];
    for (int i = 0; i < TABLE; i++) {
      for (int j = 0; j < LENGTH; j++) {
        float difference = table[i][j] - vector[j];
        distances[i] += difference * difference;
      }
    }
    stages.get(2).execute(() -> rank(query, distances));
  }

  private void rank(int query, float[] distances) {
    int best = 0;
    for (int i = 1; i < TABLE; i++) {
      best = distances[i] < distances[best] ? i : best;
    }
    ranked.add(new int[] {query, best});
    underWay.release();
  }

  private static float[] vector(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    float[] vector = new float[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      vector[i] = (float) random.nextDouble();
    }
    return vector;
  }
}
