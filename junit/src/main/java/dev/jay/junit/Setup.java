package dev.jay.junit;

/** What to add to a build in which the agent is missing. */
final class Setup {
  private Setup() {}

  static String lines() {
    String packaged = Setup.class.getPackage().getImplementationVersion();
    String version = packaged == null ? "VERSION" : packaged;
    return """
        jay: Jay's agent is not in this JVM, so this test would check nothing. Add it to the build.
        Maven: to <build><plugins> in pom.xml (and if surefire has an <argLine> of its own, begin it with @{argLine}):

          <plugin>
            <groupId>dev.jay</groupId>
            <artifactId>jay-maven-plugin</artifactId>
            <version>%1$s</version>
            <executions>
              <execution>
                <goals>
                  <goal>prepare-agent</goal>
                </goals>
              </execution>
            </executions>
          </plugin>

        Gradle: to build.gradle:

          configurations { jay { transitive = false } }
          dependencies { jay 'dev.jay:jay-maven-plugin:%1$s' }
          tasks.register('jayAgent', Sync) {
            from { zipTree(configurations.jay.singleFile).matching { include 'jay-agent.jar', 'jay-boot.jar' } }
            into layout.buildDirectory.dir('jay/lib')
          }
          test {
            dependsOn 'jayAgent'
            jvmArgs "-javaagent:${layout.buildDirectory.get()}/jay/lib/jay-agent.jar=check"
            systemProperty 'jay.dir', "${layout.buildDirectory.get()}/jay"
          }

        Anything else: start the JVM of the tests with -javaagent:<path>/jay-agent.jar=check, with jay-boot.jar beside it.
        """
        .formatted(version);
  }
}
