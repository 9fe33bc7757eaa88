package dev.jay.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Puts the agent before the other options of the JVM in which surefire or failsafe run the tests.
 */
@Mojo(name = "prepare-agent", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class PrepareAgentMojo extends AbstractMojo {
  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private @Nullable MavenProject project;

  /** The property that surefire reads its JVM options from. */
  @Parameter(property = "jay.propertyName", defaultValue = "argLine", required = true)
  private String propertyName = "argLine";

  /** Where the agent's jars are put. */
  @Parameter(defaultValue = "${project.build.directory}/jay/lib", required = true)
  private File directory = new File("target/jay/lib");

  /** The options of the agent. */
  @Parameter(property = "jay.agentOptions", defaultValue = "check", required = true)
  private String options = "check";

  /** Leaves the tests without the agent; those that need it fail. */
  @Parameter(property = "jay.skip", defaultValue = "false")
  private boolean skip;

  @Override
  public void execute() throws MojoExecutionException {
    if (skip || project == null) {
      getLog().info("jay: skipped; tests with Jay's annotations will fail");
      return;
    }
    Path agent;
    try {
      agent = AgentJars.unpack(directory.toPath());
    } catch (IOException e) {
      throw new MojoExecutionException("cannot put Jay's agent into " + directory, e);
    }
    Properties properties = project.getProperties();
    String line = ArgLine.with(agent, options, properties.getProperty(propertyName));
    properties.setProperty(propertyName, line);
    getLog().info(propertyName + " set to " + line);
  }
}
