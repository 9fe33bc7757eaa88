package dev.jay.analysis.learn;

import dev.jay.analysis.code.Jdk;
import dev.jay.schedules.Precondition;
import dev.jay.trace.TraceCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What calls of the JDK do, whose code is not traced, as far as it bears on inputs. Some results
 * are expressions; sizes and contents of files are inputs of their own; all other results depend on
 * what the call was given, and so does the object that it was made on. Generators that the program
 * does not seed have the seeds of the traced run when its schedule is followed: they are no inputs.
 */
final class Summaries {
  private static final Map<String, String> UNARY =
      Map.ofEntries(
          Map.entry("java/lang/Integer.parseInt(Ljava/lang/String;)I", "parseInt"),
          Map.entry("java/lang/Integer.valueOf(Ljava/lang/String;)Ljava/lang/Integer;", "parseInt"),
          Map.entry("java/lang/Long.parseLong(Ljava/lang/String;)J", "parseLong"),
          Map.entry("java/lang/Long.valueOf(Ljava/lang/String;)Ljava/lang/Long;", "parseLong"),
          Map.entry("java/lang/Double.parseDouble(Ljava/lang/String;)D", "parseDouble"),
          Map.entry(
              "java/lang/Double.valueOf(Ljava/lang/String;)Ljava/lang/Double;", "parseDouble"),
          Map.entry("java/lang/String.length()I", "length"),
          Map.entry("java/lang/Math.abs(I)I", "abs"),
          Map.entry("java/lang/Math.abs(J)J", "abs"),
          Map.entry("java/lang/Math.abs(D)D", "abs"));

  private static final Map<String, String> BINARY =
      Map.ofEntries(
          Map.entry("java/lang/String.charAt(I)C", "charAt"),
          Map.entry("java/lang/String.equals(Ljava/lang/Object;)Z", "="),
          Map.entry("java/lang/Math.min(II)I", "min"),
          Map.entry("java/lang/Math.min(JJ)J", "min"),
          Map.entry("java/lang/Math.min(DD)D", "min"),
          Map.entry("java/lang/Math.max(II)I", "max"),
          Map.entry("java/lang/Math.max(JJ)J", "max"),
          Map.entry("java/lang/Math.max(DD)D", "max"));

  /** Calls whose result is their first argument in another form. */
  private static final Set<String> SAME =
      Set.of(
          "java/lang/Integer.valueOf(I)Ljava/lang/Integer;",
          "java/lang/Integer.intValue()I",
          "java/lang/Long.valueOf(J)Ljava/lang/Long;",
          "java/lang/Long.longValue()J",
          "java/lang/Double.valueOf(D)Ljava/lang/Double;",
          "java/lang/Double.doubleValue()D",
          "java/lang/Float.valueOf(F)Ljava/lang/Float;",
          "java/lang/Float.floatValue()F",
          "java/lang/Boolean.valueOf(Z)Ljava/lang/Boolean;",
          "java/lang/Boolean.booleanValue()Z",
          "java/lang/Character.valueOf(C)Ljava/lang/Character;",
          "java/lang/Character.charValue()C",
          "java/util/Objects.requireNonNull(Ljava/lang/Object;)Ljava/lang/Object;",
          "java/lang/String.toString()Ljava/lang/String;",
          "java/nio/file/Path.of(Ljava/lang/String;[Ljava/lang/String;)Ljava/nio/file/Path;",
          "java/nio/file/Paths.get(Ljava/lang/String;[Ljava/lang/String;)Ljava/nio/file/Path;",
          "java/nio/file/Path.toFile()Ljava/io/File;",
          "java/io/File.toPath()Ljava/nio/file/Path;",
          "java/nio/file/Path.toString()Ljava/lang/String;");

  private static final Set<String> SIZES =
      Set.of("java/nio/file/Files.size", "java/io/File.length");

  /** Classes that read what a path names. */
  private static final List<String> READERS =
      List.of(
          "java/nio/file/Files",
          "java/io/File",
          "java/io/RandomAccessFile",
          "java/util/Scanner",
          "java/util/zip/ZipFile",
          "java/util/jar/JarFile",
          "java/nio/channels/FileChannel");

  private static final Set<String> CLOCKS_AND_CHANCE =
      Set.of(
          "java/lang/System.nanoTime",
          "java/lang/System.currentTimeMillis",
          "java/time/Instant.now",
          "java/time/LocalDate.now",
          "java/time/LocalDateTime.now",
          "java/util/UUID.randomUUID",
          "java/lang/Runtime.freeMemory",
          "java/lang/Runtime.totalMemory");

  /** Classes whose objects bring in what others send. */
  private static final List<String> CONNECTIONS =
      List.of(
          "java/net/Socket",
          "java/net/ServerSocket",
          "java/net/DatagramSocket",
          "java/net/URLConnection",
          "java/net/HttpURLConnection",
          "java/net/http/",
          "java/nio/channels/",
          "java/lang/Process",
          "java/security/SecureRandom");

  private static final Symbol OTHERS = Symbol.outside("what others send");

  private final Inputs inputs;
  private final Path directory;
  private final SystemInputs system;

  Summaries(Inputs inputs, Path directory, List<String> words) {
    this.inputs = inputs;
    this.directory = directory;
    this.system = new SystemInputs(inputs, words);
  }

  /** The symbol of a result; {@code result} is its value without one. */
  @Nullable Symbol result(MethodInsnNode call, List<Value> arguments, Value result) {
    String key = call.owner + "." + call.name + call.desc;
    Value first = arguments.isEmpty() ? Value.NULL : meaning(arguments.get(0));
    if (SAME.contains(key)) {
      return first.symbol();
    }
    String unary = UNARY.get(key);
    if (unary != null) {
      return Symbol.of(unary, first);
    }
    String binary = BINARY.get(key);
    if (binary != null) {
      return Symbol.of(binary, first, meaning(arguments.get(1)));
    }
    String name = call.owner + "." + call.name;
    if (CLOCKS_AND_CHANCE.contains(name)) {
      return Symbol.outside(call.name + "()");
    }
    if (SystemInputs.isOne(name)) {
      return system.symbol(call.name, arguments, result);
    }
    if (SIZES.contains(name) && result.constant() != null) {
      String path = path(first);
      if (path != null) {
        return inputs.symbol("size(" + path + ")", result.bits());
      }
    }
    Symbol read = reads(call) ? content(first) : connects(call) ? OTHERS : null;
    Symbol given = given(arguments);
    return read == null ? given : Symbol.either(given, read);
  }

  /** What an object depends on after a call on it, or with it. */
  void change(MethodInsnNode call, List<Value> arguments) {
    boolean isNew = call.name.equals("<init>");
    if (Jdk.isValue(call.owner) && !isNew) {
      return;
    }
    Value first = arguments.isEmpty() ? Value.NULL : arguments.get(0);
    if (isNew
        && call.owner.equals("java/io/File")
        && arguments.size() == 2
        && first.ref() != null) {
      first.ref().stands = meaning(arguments.get(1));
      return;
    }
    Symbol given = given(arguments);
    if (isNew && reads(call) && arguments.size() > 1) {
      given = Symbol.either(given, content(meaning(arguments.get(1))));
    }
    if (connects(call)) {
      given = Symbol.either(given, OTHERS);
    }
    if (given == null) {
      return;
    }
    boolean isStatic = call.getOpcode() == org.objectweb.asm.Opcodes.INVOKESTATIC;
    for (int i = 0; i < arguments.size(); i++) {
      Ref ref = arguments.get(i).ref();
      if (ref != null && (i == 0 || isStatic || ref.length != null)) {
        ref.state = Symbol.either(ref.state, given);
      }
    }
  }

  private static @Nullable Symbol given(List<Value> arguments) {
    Symbol all = null;
    for (Value each : arguments) {
      all = Symbol.either(all, each.dependence());
    }
    return all;
  }

  private static boolean reads(MethodInsnNode call) {
    return isOf(READERS, call);
  }

  private static boolean connects(MethodInsnNode call) {
    return isOf(CONNECTIONS, call);
  }

  private static boolean isOf(List<String> owners, MethodInsnNode call) {
    for (String each : owners) {
      if (call.owner.startsWith(each)) {
        return true;
      }
    }
    return false;
  }

  /** The value that an object stands for. */
  private static Value meaning(Value value) {
    Ref ref = value.ref();
    return ref != null && ref.stands != null ? ref.stands : value;
  }

  /** The name of the argument that is this path, or the path itself; null if neither is known. */
  private @Nullable String path(Value value) {
    Symbol symbol = value.symbol();
    Precondition expression = symbol == null ? null : symbol.expression();
    if (expression != null && expression.operator().equals("input")) {
      String name = String.valueOf(expression.leaf());
      return name.startsWith("arg") ? name : null;
    }
    return symbol == null && value.ref() != null ? value.ref().text : null;
  }

  /** The content of the file that the path names, as an input. */
  private @Nullable Symbol content(Value value) {
    String path = path(value);
    if (path == null) {
      return value.type() == TraceCode.OBJECT && value.ref() != null && value.symbol() == null
          ? null
          : Symbol.outside("a file");
    }
    Object named = path.startsWith("arg") ? inputs.values().get(path) : path;
    String digest = named == null ? null : digest(directory.resolve(named.toString()));
    return digest == null
        ? Symbol.outside("the file " + named)
        : inputs.coarse("digest(" + path + ")", digest);
  }

  private static @Nullable String digest(Path file) {
    if (!Files.isRegularFile(file)) {
      return null;
    }
    try (InputStream in =
        new DigestInputStream(Files.newInputStream(file), MessageDigest.getInstance("SHA-256"))) {
      in.transferTo(java.io.OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(((DigestInputStream) in).getMessageDigest().digest());
    } catch (IOException | NoSuchAlgorithmException e) {
      return null;
    }
  }
}
