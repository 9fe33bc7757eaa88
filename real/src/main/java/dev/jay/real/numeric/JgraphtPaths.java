package dev.jay.real.numeric;

import dev.jay.real.Program;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm.SingleSourcePaths;
import org.jgrapht.alg.shortestpath.DeltaSteppingShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;

/**
 * JGraphT: shortest paths by delta-stepping, in parallel on a pool. The algorithm locks vertices,
 * so a vertex must be one object: with equal Integers it loses updates in some schedules.
 */
public final class JgraphtPaths {
  public static void main(String[] args) {
    Program program = Program.of(args, 500);
    Graph<Integer, DefaultWeightedEdge> graph =
        new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
    SplittableRandom random = new SplittableRandom(2);
    Integer[] vertices = new Integer[program.size()];
    for (int i = 0; i < program.size(); i++) {
      vertices[i] = i;
      graph.addVertex(vertices[i]);
    }
    for (int i = 0; i < 8 * program.size(); i++) {
      Integer from = vertices[random.nextInt(program.size())];
      Integer to = vertices[random.nextInt(program.size())];
      if (from != to && !graph.containsEdge(from, to)) {
        graph.setEdgeWeight(graph.addEdge(from, to), 1 + random.nextInt(100));
      }
    }
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(program.threads());
    double sum = 0;
    for (int source = 0; source < 10; source++) {
      SingleSourcePaths<Integer, DefaultWeightedEdge> paths =
          new DeltaSteppingShortestPath<>(graph, pool).getPaths(vertices[source]);
      for (int i = 0; i < program.size(); i++) {
        double weight = paths.getWeight(i);
        sum += Double.isInfinite(weight) ? 0 : weight;
      }
    }
    pool.shutdown();
    program.report(sum);
  }
}
