package dev.jay.programs.ends;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** ReferenceQueue.remove with a timeout: first nothing comes, then a collected object. */
public final class ReferenceQueueRemove {
  public static void main(String[] args) throws InterruptedException {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    System.out.println("empty " + (queue.remove(30) == null));
    WeakReference<Object> reference = new WeakReference<>(new Object(), queue);
    Object found = null;
    for (int i = 0; i < 100 && found == null; i++) {
      System.gc();
      found = queue.remove(50);
    }
    System.out.println("collected " + (found == reference));
  }
}
