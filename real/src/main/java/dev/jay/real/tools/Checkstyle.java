package dev.jay.real.tools;

import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.ConfigurationLoader;
import com.puppycrawl.tools.checkstyle.PropertiesExpander;
import com.puppycrawl.tools.checkstyle.api.Configuration;
import dev.jay.real.Program;
import dev.jay.real.Sources;
import dev.jay.real.Temp;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;

/** Checkstyle: a checker with Sun's rules in each thread. */
public final class Checkstyle {
  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 2);
    AtomicInteger errors = new AtomicInteger();
    try (Temp temp = new Temp()) {
      program.run(
          worker -> {
            Path own = Files.createDirectory(temp.directory().resolve("w" + worker));
            List<File> files =
                Sources.write(own, program.size()).stream().map(Path::toFile).toList();
            Configuration rules =
                ConfigurationLoader.loadConfiguration(
                    "/sun_checks.xml", new PropertiesExpander(new Properties()));
            Checker checker = new Checker();
            checker.setModuleClassLoader(Checker.class.getClassLoader());
            checker.configure(rules);
            errors.addAndGet(checker.process(files));
            checker.destroy();
          });
    }
    program.report(errors);
  }
}
