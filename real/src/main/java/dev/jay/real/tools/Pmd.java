package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Sources;
import dev.jay.real.Temp;
import java.io.IOException;
import java.nio.file.Path;
import net.sourceforge.pmd.PMDConfiguration;
import net.sourceforge.pmd.PmdAnalysis;
import net.sourceforge.pmd.lang.LanguageRegistry;
import net.sourceforge.pmd.reporting.Report;

/** PMD: its quick rules on made-up sources, with its own pool. */
public final class Pmd {
  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 4);
    try (Temp temp = new Temp()) {
      PMDConfiguration configuration = new PMDConfiguration();
      configuration.setThreads(program.threads());
      configuration.setIgnoreIncrementalAnalysis(true);
      configuration.setDefaultLanguageVersion(
          LanguageRegistry.PMD.getLanguageById("java").getVersion("17"));
      try (PmdAnalysis analysis = PmdAnalysis.create(configuration)) {
        analysis.addRuleSet(
            analysis.newRuleSetLoader().loadFromResource("rulesets/java/quickstart.xml"));
        for (Path file : Sources.write(temp.directory(), program.size())) {
          analysis.files().addFile(file);
        }
        Report report = analysis.performAnalysisAndCollectReport();
        program.report(report.getViolations().size() + " " + report.getProcessingErrors().size());
      }
    }
  }
}
