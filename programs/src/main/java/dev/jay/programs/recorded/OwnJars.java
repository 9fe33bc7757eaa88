package dev.jay.programs.recorded;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.util.Collections;
import java.util.StringJoiner;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Reads what stands beside its classes in the jars of the class path, as libraries do with their
 * plugins, in two threads, and goes through the methods of a class.
 */
public final class OwnJars {
  private OwnJars() {}

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(OwnJars::tell);
    other.start();
    other.join();
    tell();
  }

  private static void tell() {
    StringJoiner text = new StringJoiner(" ", Thread.currentThread().getId() % 8 + ": ", "");
    try {
      for (URL url :
          Collections.list(OwnJars.class.getClassLoader().getResources("META-INF/MANIFEST.MF"))) {
        try (InputStream in = url.openStream()) {
          text.add(String.valueOf(in.readAllBytes().length));
        }
      }
    } catch (IOException e) {
      text.add(e.toString());
    }
    for (Method method : StringJoiner.class.getMethods()) {
      text.add(method.getName());
    }
    text.add(String.valueOf(ThreadLocalRandom.current().nextInt(1000)));
    System.out.println(text);
  }
}
