package dev.jay.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.table.Hooks;
import dev.jay.agent.table.Mode;
import dev.jay.agent.table.PlainAccesses;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.util.CheckClassAdapter;

/** Class files: where they are, whether they verify, what they call. */
public final class ClassFiles {
  /** Asks for every row of the table. */
  public static final Mode EVERY_ROW =
      new Mode(true, true, true, true, true, PlainAccesses.OPERATIONS);

  private ClassFiles() {}

  /** The class file of that internal name, from the JDK or the class path. */
  public static Optional<byte[]> find(String name) {
    try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static byte[] of(Class<?> c) {
    return find(c.getName().replace('.', '/')).orElseThrow();
  }

  /**
   * The classes that a row of the table is about: one, or with {@code $*} all inside one, or with
   * {@code /*} all of a package, in whatever module.
   */
  public static List<String> ofRow(String name) {
    if (!name.endsWith("*")) {
      return find(name).isPresent() ? List.of(name) : List.of();
    }
    String prefix = name.substring(0, name.length() - 1);
    String folder = name.substring(0, name.lastIndexOf('/'));
    return modulesWith(folder).stream()
        .flatMap(module -> in(module, folder).stream())
        .filter(each -> each.startsWith(prefix) && each.lastIndexOf('/') == folder.length())
        .toList();
  }

  private static List<Path> modulesWith(String folder) {
    FileSystem runtime = FileSystems.getFileSystem(URI.create("jrt:/"));
    Path entry = runtime.getPath("/packages", folder.replace('/', '.'));
    if (!Files.exists(entry)) {
      return List.of();
    }
    try (Stream<Path> modules = Files.list(entry)) {
      return modules
          .map(module -> runtime.getPath("/modules", module.getFileName().toString()))
          .filter(module -> Files.exists(module.resolve(folder)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The internal names of all classes of java.base in a package and below it. */
  public static List<String> inJavaBase(String folder) {
    return in(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base"), folder);
  }

  private static List<String> in(Path base, String folder) {
    try (Stream<Path> files = Files.walk(base.resolve(folder))) {
      return files
          .map(file -> base.relativize(file).toString())
          .filter(name -> name.endsWith(".class"))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails with the verifier's own words if the class would not verify. */
  public static void verify(byte[] bytes, ClassLoader loader) {
    StringWriter complaints = new StringWriter();
    CheckClassAdapter.verify(new ClassReader(bytes), loader, false, new PrintWriter(complaints));
    assertThat(complaints.toString()).as(new ClassReader(bytes).getClassName()).isEmpty();
  }

  /** A method and one call in it. */
  public record Call(String method, String owner, String name) {
    @Override
    public String toString() {
      return method + " calls " + owner + "." + name;
    }
  }

  public static List<Call> calls(byte[] bytes) {
    List<Call> calls = new ArrayList<>();
    eachMethod(
        bytes,
        method ->
            new MethodVisitor(Opcodes.ASM9) {
              @Override
              public void visitMethodInsn(
                  int opcode, String owner, String name, String descriptor, boolean isInterface) {
                calls.add(new Call(method, owner, name));
              }
            });
    return calls;
  }

  /** The hooks that a transformed class calls, as Class.method, in the order of its code. */
  public static List<String> hooks(byte[] bytes) {
    return calls(bytes).stream()
        .filter(call -> call.owner().startsWith(Hooks.PACKAGE))
        .map(call -> call.owner().substring(Hooks.PACKAGE.length()) + "." + call.name())
        .toList();
  }

  /** The hooks that its method references go to, as Class.method. */
  static List<String> references(byte[] bytes) {
    List<String> references = new ArrayList<>();
    eachMethod(
        bytes,
        method ->
            new MethodVisitor(Opcodes.ASM9) {
              @Override
              public void visitInvokeDynamicInsn(
                  String name, String descriptor, Handle bootstrap, Object... arguments) {
                for (Object argument : arguments) {
                  if (argument instanceof Handle handle
                      && handle.getOwner().startsWith(Hooks.PACKAGE)) {
                    references.add(
                        handle.getOwner().substring(Hooks.PACKAGE.length())
                            + "."
                            + handle.getName());
                  }
                }
              }
            });
    return references;
  }

  /** How often an instruction without operands occurs. */
  public static long count(byte[] bytes, int instruction) {
    int[] count = new int[1];
    eachMethod(
        bytes,
        method ->
            new MethodVisitor(Opcodes.ASM9) {
              @Override
              public void visitInsn(int opcode) {
                count[0] += opcode == instruction ? 1 : 0;
              }
            });
    return count[0];
  }

  /**
   * How many of its exits have no hook since they are for the case that the hook fails: those in
   * handlers that cover nothing but the hook of an exit.
   */
  static long bareExits(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    long count = 0;
    for (MethodNode method : node.methods) {
      for (TryCatchBlockNode block : method.tryCatchBlocks) {
        List<AbstractInsnNode> covered = instructions(block.start, block.end);
        if (covered.size() == 2
            && covered.get(1) instanceof MethodInsnNode hook
            && hook.owner.equals(Hooks.PACKAGE + "Monitors")
            && hook.name.equals("exit")) {
          count++;
        }
      }
    }
    return count;
  }

  private static List<AbstractInsnNode> instructions(AbstractInsnNode from, AbstractInsnNode to) {
    return Stream.iterate(from, each -> each != to, AbstractInsnNode::getNext)
        .filter(instruction -> instruction.getOpcode() >= 0)
        .toList();
  }

  /** Modifiers, names and descriptors of all methods: what retransforming may not change. */
  public static List<String> methods(byte[] bytes) {
    List<String> methods = new ArrayList<>();
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                methods.add(access + " " + name + descriptor);
                return null;
              }
            },
            ClassReader.SKIP_CODE);
    return methods;
  }

  private interface Visitors {
    public MethodVisitor of(String method);
  }

  private static void eachMethod(byte[] bytes, Visitors visitors) {
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return visitors.of(name + descriptor);
              }
            },
            ClassReader.SKIP_FRAMES);
  }
}
