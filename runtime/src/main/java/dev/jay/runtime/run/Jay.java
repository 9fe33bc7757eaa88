package dev.jay.runtime.run;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.RoundRobin;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.Inputs;
import org.jspecify.annotations.Nullable;

/** Where the agent begins the run of a program. */
public final class Jay {
  private Jay() {}

  /** How this JVM is to run, also for threads that are not controlled; before anything else. */
  public static void install(Inputs inputs) {
    Spheres.install(inputs);
  }

  /**
   * From here on the calling thread and all that it starts are controlled, and {@code log} sees it.
   */
  public static void begin(Settings settings, @Nullable Observer log) {
    ProductionRun run =
        new ProductionRun(settings, Spheres.inputs(), log, new RoundRobin(settings.stretch));
    run.startServices();
    run.show("run", null);
    Strand main = run.sphere.begin();
    Spheres.setProgram(run.sphere);
    Strands.put(main);
    main.beginHashes();
  }
}
