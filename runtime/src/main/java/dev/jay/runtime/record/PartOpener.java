package dev.jay.runtime.record;

import dev.jay.runtime.core.Lifecycle;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import java.io.IOException;

/**
 * Opens spheres for parts of a program: the calling thread becomes the first strand, and is none
 * any more when the part is closed. Threads that are left then go on as before, each with its place
 * in the order, but nothing is written any more; in a replay they stay where the recording ends.
 */
public final class PartOpener implements Spheres.Opener {
  private final Settings settings;

  public PartOpener(Settings settings) {
    this.settings = settings;
  }

  @Override
  public Object open(String file, boolean isReplay) throws IOException {
    return isReplay ? begin(replayed(file)) : openRecorded(RecordingFile.fresh(file));
  }

  /** Opens a part that is recorded there. */
  Sphere openRecorded(RecordingFile file) throws IOException {
    return begin(recorded(file));
  }

  private static Sphere begin(Sphere sphere) {
    if (Strands.current() != null) {
      throw new IllegalStateException("this thread is in a sphere already");
    }
    Strand main = sphere.begin();
    Spheres.open(sphere);
    Strands.put(main);
    main.beginHashes();
    return sphere;
  }

  private Sphere recorded(RecordingFile file) throws IOException {
    Recording recording = Recording.now("arrival", 1, false, false, false);
    RecordedRun run = recording.run(settings, recording.inputs(), file, null, true);
    run.startServices();
    return run.sphere;
  }

  private Sphere replayed(String file) throws IOException {
    return Recording.replay(file).part(settings);
  }

  @Override
  public void close(Object part) {
    Sphere sphere = (Sphere) part;
    Strand main = Strands.current();
    if (main == null || main.sphere != sphere) {
      throw new IllegalStateException("a sphere is closed by the thread that has opened it");
    }
    Lifecycle.end(main);
    sphere.supervisor.close();
    Strands.remove(main);
    sphere.retire(main);
    Spheres.close(sphere);
  }
}
