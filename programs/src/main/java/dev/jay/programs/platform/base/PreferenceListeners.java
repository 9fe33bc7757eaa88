package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.prefs.AbstractPreferences;
import java.util.prefs.NodeChangeEvent;
import java.util.prefs.NodeChangeListener;
import java.util.prefs.Preferences;

/** The thread of preferences' events tells listeners of what threads change. */
public final class PreferenceListeners {
  private PreferenceListeners() {}

  private static final class Own extends AbstractPreferences {
    private final ConcurrentHashMap<String, String> values = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Own> children = new ConcurrentHashMap<>();

    Own(Own parent, String name) {
      super(parent, name);
      newNode = true;
    }

    @Override
    protected void putSpi(String key, String value) {
      values.put(key, value);
    }

    @Override
    protected String getSpi(String key) {
      return values.get(key);
    }

    @Override
    protected void removeSpi(String key) {
      values.remove(key);
    }

    @Override
    protected void removeNodeSpi() {}

    @Override
    protected String[] keysSpi() {
      return values.keySet().toArray(new String[0]);
    }

    @Override
    protected String[] childrenNamesSpi() {
      return children.keySet().toArray(new String[0]);
    }

    @Override
    protected AbstractPreferences childSpi(String name) {
      return children.computeIfAbsent(name, key -> new Own(this, key));
    }

    @Override
    protected void syncSpi() {}

    @Override
    protected void flushSpi() {}
  }

  public static void main(String[] args) throws Exception {
    Preferences root = new Own(null, "");
    CountDownLatch told = new CountDownLatch(12 + 3);
    root.addPreferenceChangeListener(event -> told.countDown());
    root.addNodeChangeListener(
        new NodeChangeListener() {
          @Override
          public void childAdded(NodeChangeEvent event) {
            told.countDown();
          }

          @Override
          public void childRemoved(NodeChangeEvent event) {}
        });
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          root.put("key" + worker, "value" + step);
          root.node("child" + step % 3).put("x", "y");
        });
    told.await();
    System.out.println(root.keys().length + " " + root.childrenNames().length);
  }
}
