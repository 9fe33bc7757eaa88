package dev.jay.checker;

import java.io.File;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;

/**
 * The classes of a checked program, to be loaded anew as often as wanted: from a class path, from
 * modules, or from a source file that is compiled first.
 */
abstract class Code {
  /** The main class, not initialised, by a new loader. */
  abstract Class<?> load() throws ClassNotFoundException;

  /**
   * @param main a class, {@code module/class} or {@code module} if there is a module path, or a
   *     source file
   */
  static Code of(String classPath, String modulePath, String main) throws IOException {
    if (main.endsWith(".java")) {
      SourceFile source = SourceFile.compile(Path.of(main), classPath);
      return onClassPath(source.directory() + File.pathSeparator + classPath, source.main());
    }
    return modulePath.isEmpty()
        ? onClassPath(classPath, main)
        : inModules(classPath, modulePath, main);
  }

  private static Code onClassPath(String classPath, String main) {
    URL[] urls = urls(classPath);
    return new Code() {
      @Override
      Class<?> load() throws ClassNotFoundException {
        return Class.forName(main, false, new AppLoader(urls));
      }
    };
  }

  private static Code inModules(String classPath, String modulePath, String main)
      throws IOException {
    int slash = main.indexOf('/');
    String module = slash < 0 ? main : main.substring(0, slash);
    List<Path> paths = new ArrayList<>();
    for (String entry : modulePath.split(File.pathSeparator)) {
      paths.add(Path.of(entry));
    }
    ModuleFinder finder = ModuleFinder.of(paths.toArray(new Path[0]));
    ModuleLayer boot = ModuleLayer.boot();
    Configuration found;
    try {
      found = boot.configuration().resolveAndBind(finder, ModuleFinder.of(), Set.of(module));
    } catch (FindException e) {
      throw new IOException(e.getMessage() + ". Check -p " + modulePath, e);
    }
    String type = slash < 0 ? mainOf(finder, module) : main.substring(slash + 1);
    URL[] urls = urls(modulesOf(found) + File.pathSeparator + classPath);
    return new Code() {
      @Override
      Class<?> load() throws ClassNotFoundException {
        AppLoader loader = new AppLoader(urls);
        ModuleLayer.Controller made =
            ModuleLayer.defineModules(found, List.of(boot), name -> loader);
        Class<?> main = Class.forName(type, false, loader);
        made.addOpens(main.getModule(), main.getPackageName(), Code.class.getModule());
        return main;
      }
    };
  }

  private static String modulesOf(Configuration found) {
    return found.modules().stream()
        .flatMap(module -> module.reference().location().stream())
        .map(location -> Path.of(location).toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String mainOf(ModuleFinder finder, String module) throws IOException {
    return finder
        .find(module)
        .flatMap(reference -> reference.descriptor().mainClass())
        .orElseThrow(
            () ->
                new IOException(
                    "module " + module + " names no main class: -m " + module + "/CLASS"));
  }

  /** The main class that a jar's manifest names. */
  static String mainClassOf(String jar) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      Manifest manifest = file.getManifest();
      String main = manifest == null ? null : manifest.getMainAttributes().getValue("Main-Class");
      if (main == null) {
        throw new IOException(jar + " names no Main-Class in its manifest");
      }
      return main;
    }
  }

  private static URL[] urls(String classPath) {
    List<URL> urls = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      try {
        if (entry.endsWith("/*")) {
          File[] jars = new File(entry.substring(0, entry.length() - 2)).listFiles();
          for (File jar : jars == null ? new File[0] : jars) {
            if (jar.getName().endsWith(".jar")) {
              urls.add(jar.toURI().toURL());
            }
          }
        } else {
          urls.add(new File(entry.isEmpty() ? "." : entry).toURI().toURL());
        }
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException(entry, e);
      }
    }
    return urls.toArray(new URL[0]);
  }
}
