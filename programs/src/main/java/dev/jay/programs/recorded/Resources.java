package dev.jay.programs.recorded;

import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.util.ResourceBundle;

/** Reads resources from the class path, from the JDK, and a bundle. */
public final class Resources {
  private Resources() {}

  public static void main(String[] args) throws Exception {

    String name = Resources.class.getSimpleName() + ".class";
    try (InputStream in = Resources.class.getResourceAsStream(name)) {
      System.out.println(in.readAllBytes().length > 1000);
    }
    URL url = Resources.class.getResource(name);
    if (url.openConnection() instanceof JarURLConnection jar) {
      System.out.println(jar.getEntryName() + " " + (jar.getContentLength() > 1000));
    }
    try (InputStream in = Object.class.getResourceAsStream("Object.class")) {
      System.out.println(in.readAllBytes()[3]);
    }
    try {
      System.out.println(ResourceBundle.getBundle("dev.jay.programs.recorded.missing"));
    } catch (java.util.MissingResourceException e) {
      System.out.println("missing");
    }
  }
}
