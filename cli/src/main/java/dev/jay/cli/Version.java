package dev.jay.cli;

/** Jay's own version, from the jar's manifest. */
final class Version {
  static final String OF_JAY = ofJay();

  private Version() {}

  private static String ofJay() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
