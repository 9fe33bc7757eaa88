package dev.jay.runtime.core;

import dev.jay.runtime.inputs.Inputs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spheres of this JVM. Threads that belong to none ask here: what they start belongs to the
 * program's own sphere, if there is one, and what they do to others may concern any.
 */
public final class Spheres {
  private static volatile Inputs installed = Inputs.standard();
  private static volatile @Nullable Sphere program;
  private static final List<Sphere> open = new ArrayList<>();
  private static volatile Sphere[] all = {};

  private static volatile @Nullable Opener opener;

  /** Opens spheres for parts of a program. */
  public interface Opener {
    /** The calling thread is the first strand of the sphere that is opened. */
    Object open(String file, boolean isReplay) throws IOException;

    /** The same thread closes it. */
    void close(Object part);
  }

  /** Chooses threads that are recorded or replayed, each as a part of its own. */
  public interface Selector {
    /** A thread that belongs to no sphere begins; it is the calling one. */
    void begins(Thread thread);

    /** The calling thread ends. */
    void ends(Thread thread);
  }

  private static volatile @Nullable Selector selector;

  private Spheres() {}

  /** Who chooses threads, or null. */
  public static @Nullable Selector selector() {
    return selector;
  }

  public static void setSelector(Selector newSelector) {
    selector = newSelector;
  }

  /** Who opens spheres for parts of this program, or null. */
  public static @Nullable Opener opener() {
    return opener;
  }

  public static void setOpener(Opener newOpener) {
    opener = newOpener;
  }

  /** How this JVM was asked to run; the agent says it before the program begins. */
  public static void install(Inputs inputs) {
    installed = inputs;
  }

  /** The inputs of threads that belong to no sphere. */
  public static Inputs inputs() {
    return installed;
  }

  /** The sphere of the whole program, or null. */
  public static @Nullable Sphere program() {
    return program;
  }

  public static void setProgram(Sphere sphere) {
    open(sphere);
    program = sphere;
  }

  /** The JVM is halted in the middle of the schedule: the halt is no part of it. */
  public static void forgetProgram() {
    program = null;
  }

  /** Those that have begun and not ended. */
  public static Sphere[] all() {
    return all;
  }

  public static synchronized void open(Sphere sphere) {
    open.add(sphere);
    all = open.toArray(new Sphere[0]);
  }

  public static synchronized void close(Sphere sphere) {
    open.remove(sphere);
    all = open.toArray(new Sphere[0]);
  }

  /** The inputs of the running thread's sphere, or those of threads without one. */
  public static Inputs inputsOf(@Nullable Strand s) {
    return s == null ? installed : s.sphere.inputs;
  }
}
