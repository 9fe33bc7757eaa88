package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** Collections are written to a stream while another thread adds to them. */
public final class SerializedCollections {
  private static final int STEPS = 40;

  private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
  private final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
  private final ConcurrentLinkedQueue<Integer> line = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
  private final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
  private final PriorityBlockingQueue<Integer> heap = new PriorityBlockingQueue<>();
  private final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
  private long seen;

  public static void main(String[] args) throws IOException {
    SerializedCollections program = new SerializedCollections();
    program.write(); // the first time takes longest
    Workers.steps(
        2,
        STEPS,
        (worker, step) -> {
          if (worker == 0) {
            program.add(step);
          } else {
            program.write();
          }
        });
    System.out.println("seen " + program.seen);
    System.out.println("outcome " + program.map.size());
  }

  private void add(int step) {
    for (int i = 20 * step; i < 20 * (step + 1); i++) {
      map.put(i, i);
      sorted.put(i, i);
      line.add(i);
      deque.add(i);
      queue.add(i);
      heap.add(i);
      list.add(i);
    }
  }

  private void write() throws IOException {
    for (Object each : List.of(map, sorted, line, deque, queue, heap, list)) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(each);
      }
      seen = 31 * seen + bytes.size();
    }
  }
}
