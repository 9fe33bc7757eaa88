package dev.jay.systemtests;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes small programs at random, for what is learned of them: threads that branch, loop, call and
 * lock as their inputs say. Each is a class with a method {@code run(String[] args, int at)} that
 * takes {@link #INPUTS} arguments and gives back a number.
 *
 * <p>Without races the number does not depend on the schedule: threads add to sums under locks, and
 * write parts of an array that nobody else does; only after all have ended the sums are read. With
 * races, threads also read and write some fields and elements as they come, and the parts of the
 * array overlap for some inputs.
 */
final class SmallPrograms {
  static final int INPUTS = 3;

  private static final int THREADS = 2;
  private static final int DEEPEST = 3;

  private static final String HEAD =
      """
      import java.util.*;
      import java.util.concurrent.atomic.AtomicInteger;
      import java.util.concurrent.locks.ReentrantLock;

      final class %1$s {
        interface Step { int go(int a); }

        static final class Box {
          int value; Box next;
          Box(int value, Box next) { this.value = value; this.next = next; }
        }

        static final class Plain implements Step { public int go(int a) { return a + 1; } }

        static final class Locking implements Step {
          public int go(int a) { synchronized (locks[1]) { sum1 += a; } return a - 1; }
        }

        static final Object[] locks = {new Object(), new Object()};
        static final ReentrantLock lock = new ReentrantLock();
        static final AtomicInteger counter = new AtomicInteger();
        static int sum0, sum1, sum2, given, racing;
        static int[] both = new int[4];
        static int[] parts;

        static void spin() {
          long until = System.nanoTime() + (System.nanoTime() & 0x3fff); while (System.nanoTime() < until) { }
        }

        static int add(int which, int a) {
          synchronized (locks[which]) { if (which == 0) { sum0 += a; } else { sum1 += a; } }
          return a;
        }
      """;

  private final Random random;
  private final boolean races;
  private final String share; // of each thread in the array
  private final StringBuilder out = new StringBuilder();
  private final List<String> numbers = new ArrayList<>();
  private int names;
  private int thread;

  SmallPrograms(long seed, boolean races) {
    this.random = new Random(seed);
    this.races = races;
    this.share = races ? "(y & 3)" : "((y & 3) + 1)";
  }

  String program(String name) {
    out.append(HEAD.formatted(name));
    helper();
    for (thread = 1; thread <= THREADS; thread++) {
      body("thread" + thread);
    }
    thread = 0;
    body("first");
    out.append("static int run(String[] args, int at) throws Exception {\n");
    out.append("int x = Integer.parseInt(args[at]);\nint y = Integer.parseInt(args[at + 1]);\n");
    out.append("String text = args[at + 2];\nint z = Integer.parseInt(text);\n");
    out.append("given = z;\nparts = new int[").append(THREADS + 1).append(" * (y & 3) + 8];\n");
    for (int i = 1; i <= THREADS; i++) {
      String call = "thread%d(x, y, z, text)".formatted(i);
      out.append("Thread t%d = new Thread(() -> %s);\n".formatted(i, call));
      boolean isLate = random.nextInt(6) == 0;
      out.append(isLate ? "if (" + condition(List.of("x", "y", "z")) + ") {\n" : "");
      out.append("t%d.start();\n".formatted(i)).append(isLate ? "}\n" : "");
    }
    out.append("first(x, y, z, text);\n");
    for (int i = 1; i <= THREADS; i++) {
      out.append("t%d.join();\n".formatted(i));
    }
    out.append("int all = sum0 + 3 * sum1 + 5 * sum2 + 7 * counter.get() + racing;\n");
    out.append("for (int part : parts) { all = 31 * all + part; }\n");
    out.append("for (int part : both) { all = 31 * all + part; }\n");
    out.append("if (all % 5 > x) { synchronized (locks[0]) { all++; } }\n");
    return out.append("return all;\n}\n}\n").toString();
  }

  private void helper() {
    out.append("static int help(int a, int b) {\n");
    numbers.clear();
    numbers.addAll(List.of("a", "b"));
    out.append("if (").append(condition(numbers)).append(") { return ").append(number(1));
    out.append("; }\nint c = ").append(number(2)).append(";\nreturn c > a ? c - b : b;\n}\n");
  }

  private void body(String name) {
    numbers.clear();
    numbers.addAll(List.of("x", "y", "z", "u", "v"));
    out.append("static void ").append(name).append("(int x, int y, int z, String text) {\n");
    out.append("int u = ").append(random.nextInt(5)).append(";\nint v = x;\n");
    out.append("int[] mine = new int[").append(random.nextBoolean() ? "4" : "4 + (y & 3)");
    out.append("];\nBox box = null;\nList<Integer> list = new ArrayList<>();\n");
    out.append("Map<Integer, Integer> map = new HashMap<>();\n");
    statements(0, 3 + random.nextInt(4));
    out.append("synchronized (locks[0]) { sum0 += u; }\n}\n");
  }

  private void statements(int depth, int count) {
    for (int i = 0; i < count; i++) {
      statement(depth);
      if (races && random.nextInt(3) == 0) {
        out.append("spin();\n");
      }
    }
  }

  private void block(int depth, String head) {
    out.append(head).append(" {\n");
    int known = numbers.size();
    statements(depth + 1, 1 + random.nextInt(2));
    while (numbers.size() > known) {
      numbers.remove(numbers.size() - 1);
    }
    out.append("}\n");
  }

  private void statement(int depth) {
    if (races && random.nextInt(4) == 0) {
      race();
      return;
    }
    int kind = random.nextInt(depth < DEEPEST ? 22 : 12);
    switch (kind) {
      case 0, 1, 2 -> line(anyOf("u", "v") + " = " + number(2));
      case 3 -> line("mine[" + number(1) + " & 3] = " + number(1));
      case 4 -> line("u += mine[" + number(1) + " & 3]");
      case 5 -> line("box = new Box(" + number(1) + ", box)");
      case 6 -> line("if (box != null) { u ^= box.value; box = box.next; }");
      case 7 -> line("list.add(" + number(1) + ")");
      case 8 -> line("map.merge(" + number(1) + ", 1, Integer::sum)");
      case 9, 10 -> locked();
      case 11 -> line("parts[" + thread + " * " + share + " + (" + number(1) + " & (y & 3))] = u");
      case 12, 13, 14 -> decision(depth);
      case 15, 16, 17 -> loop(depth);
      case 18 -> choice(depth);
      case 19 -> thrown(depth);
      case 20 ->
          line("u = ((Step) (" + condition(numbers) + " ? new Plain() : new Locking())).go(u)");
      default -> collected(depth);
    }
  }

  private void decision(int depth) {
    block(depth, "if (" + condition(numbers) + ")");
    if (random.nextInt(3) == 0) {
      block(depth, "else");
    }
  }

  private void loop(int depth) {
    String name = "i" + names++;
    String bound =
        switch (random.nextInt(4)) {
          case 0 -> "(" + number(1) + " & 3)";
          case 1 -> "Math.min(Math.max(" + anyOf("x", "y", "z") + ", 0), 5)";
          case 2 -> "(y & 3)";
          default -> "3";
        };
    numbers.add(name);
    if (random.nextInt(3) == 0) {
      out.append("for (int %s = 0; %s < %s; %s++) {\n".formatted(name, name, bound, name));
      out.append("if (").append(condition(numbers)).append(") { ");
      out.append(anyOf("break", "continue")).append("; }\n");
      statements(depth + 1, 1);
      out.append("}\n");
    } else {
      String head = "for (int %s = 0; %s < %s; %s++)";
      block(depth, head.formatted(name, name, bound, name));
    }
    numbers.remove(name);
  }

  private void choice(int depth) {
    out.append("switch ((").append(number(1)).append(") & 3) {\ncase 0:\n");
    statements(depth + 1, 1);
    out.append("break;\ncase 1:\ncase 2:\n");
    statements(depth + 1, 1);
    out.append("break;\ndefault:\n}\n");
  }

  private void thrown(int depth) {
    out.append("try {\nif (").append(condition(numbers));
    out.append(") { throw new IllegalStateException(); }\n");
    statements(depth + 1, 1);
    out.append("} catch (IllegalStateException thrown").append(names++).append(") {\n");
    statements(depth + 1, 1);
    out.append("}\n");
  }

  private void collected(int depth) {
    switch (random.nextInt(3)) {
      case 0 -> block(depth, "if (list.size() > " + random.nextInt(3) + ")");
      case 1 -> block(depth, "if (map.containsKey(" + number(1) + "))");
      default -> {
        String name = "e" + names++;
        numbers.add(name);
        block(depth, "for (int " + name + " : new ArrayList<>(list))");
        numbers.remove(name);
      }
    }
  }

  private void locked() {
    String added = number(1);
    switch (random.nextInt(6)) {
      case 0 -> line("add(" + random.nextInt(2) + ", " + added + ")");
      case 1 -> line("synchronized (locks[0]) { sum0 += " + added + "; }");
      case 2 -> line("add((" + number(1) + ") & 1, " + added + ")");
      case 3 -> line("lock.lock(); try { sum2 += " + added + "; } finally { lock.unlock(); }");
      case 4 -> line("counter.addAndGet(" + added + ")");
      default -> line("if (" + condition(numbers) + ") { counter.incrementAndGet(); }");
    }
  }

  private void race() {
    switch (random.nextInt(5)) {
      case 0 -> line("racing = " + number(1));
      case 1 -> line("u = u * 3 + racing");
      case 2 -> line("both[" + number(1) + " & 3] += u + " + thread);
      case 3 -> line("v += both[" + number(1) + " & 3]");
      default -> line("if (" + condition(numbers) + ") { racing += u; }");
    }
  }

  // ---- Expressions

  private String number(int depth) {
    String a = depth == 0 || random.nextInt(3) == 0 ? leaf() : "(" + number(depth - 1) + ")";
    String b = leaf();
    return switch (random.nextInt(depth == 0 ? 1 : 11)) {
      case 0, 1 -> a;
      case 2 -> a + " + " + b;
      case 3 -> a + " - " + b;
      case 4 -> a + " * " + b;
      case 5 -> a + " % " + (2 + random.nextInt(4));
      case 6 -> a + " / " + (2 + random.nextInt(4));
      case 7 -> "Math." + anyOf("min", "max") + "(" + a + ", " + b + ")";
      case 8 -> "(int) ((long) " + a + " >> " + random.nextInt(3) + ")";
      case 9 -> numbers.contains("u") ? "help(" + a + ", " + b + ")" : a + " ^ " + b;
      default -> a + " & " + (1 + random.nextInt(7));
    };
  }

  private String leaf() {
    return random.nextInt(4) == 0
        ? Integer.toString(random.nextInt(6))
        : numbers.get(random.nextInt(numbers.size()));
  }

  private String condition(List<String> known) {
    String a = known.equals(numbers) ? number(1) : known.get(random.nextInt(known.size()));
    String b = random.nextBoolean() ? Integer.toString(random.nextInt(8)) : leafOf(known);
    String simple = "(" + a + ") " + anyOf("<", "<=", ">", ">=", "==", "!=") + " " + b;
    return switch (random.nextInt(9)) {
      case 0 -> simple + " && " + leafOf(known) + " > " + random.nextInt(5);
      case 1 -> simple + " || " + leafOf(known) + " == " + random.nextInt(5);
      case 2 -> "(" + a + ") * 0.5 > " + random.nextInt(5) + ".25";
      case 3 -> "(" + a + ") * 3L <= " + random.nextInt(20) + "L";
      case 4 -> known.contains("u") ? "text.length() > 1" : simple;
      case 5 -> known.contains("u") ? "given > " + random.nextInt(6) : simple;
      default -> simple;
    };
  }

  private String leafOf(List<String> known) {
    return known.get(random.nextInt(known.size()));
  }

  private String anyOf(String... words) {
    return words[random.nextInt(words.length)];
  }

  private void line(String text) {
    out.append(text).append(";\n");
  }
}
