package dev.jay.checker.differential;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources in memory and loads what comes of them. */
final class Compiler extends ClassLoader {
  private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

  Compiler() {
    super(Compiler.class.getClassLoader());
  }

  /** By the names of the classes, without their package {@code generated}. */
  Map<String, Ops> compile(Map<String, String> sources) throws ReflectiveOperationException {
    List<JavaFileObject> files = new ArrayList<>();
    sources.forEach((name, text) -> files.add(new Source(name, text)));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    boolean good =
        javac
            .getTask(
                messages,
                new Output(javac.getStandardFileManager(null, null, null)),
                null,
                List.of("-proc:none", "-nowarn", "-Xlint:none", "-g:none"),
                null,
                files)
            .call();
    if (!good) {
      throw new IllegalStateException(messages.toString());
    }
    Map<String, Ops> made = new HashMap<>();
    for (String name : sources.keySet()) {
      made.put(name, (Ops) loadClass("generated." + name).getDeclaredConstructor().newInstance());
    }
    return made;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    ByteArrayOutputStream code = classes.get(name);
    if (code == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, code.toByteArray(), 0, code.size());
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///generated/" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private final class Output extends ForwardingJavaFileManager<StandardJavaFileManager> {
    Output(StandardJavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        JavaFileManager.Location where, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("mem:///" + name.replace('.', '/')), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          classes.put(name, out);
          return out;
        }
      };
    }
  }
}
