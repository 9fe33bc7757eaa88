package dev.jay.agent.table;

import java.util.HashMap;
import java.util.Map;

/**
 * Methods of the JDK that run long, with a weight that says how long, to an order of magnitude: so
 * many trips round a loop. What they do cannot be counted, since loops of the JDK are not.
 */
public final class HeavyCalls {
  /** A microsecond or less. */
  private static final int FEW = 1 << 9;

  /** Some microseconds. */
  private static final int SOME = 1 << 11;

  /** Tens of microseconds and more. */
  private static final int MANY = 1 << 15;

  /** For methods that are given an array, or a part of one: so many for each element. */
  private static final int PER_ELEMENT = 16;

  private static final Map<String, Integer> WEIGHTS = new HashMap<>();

  static {
    add(MANY, "java/util/zip/Deflater", "deflate");
    add(MANY, "java/util/zip/Inflater", "inflate");
    add(MANY, "java/util/zip/GZIPOutputStream", "write", "finish", "close");
    add(MANY, "java/util/zip/DeflaterOutputStream", "write", "finish", "close");
    add(MANY, "java/util/zip/ZipOutputStream", "write", "closeEntry", "close");
    add(MANY, "java/util/zip/GZIPInputStream", "read", "readAllBytes", "readNBytes");
    add(MANY, "java/util/zip/InflaterInputStream", "read", "readAllBytes", "readNBytes");
    add(SOME, "java/util/zip/CRC32", "update");
    add(SOME, "java/security/MessageDigest", "update", "digest");
    add(MANY, "java/security/Signature", "sign", "verify");
    add(MANY, "java/security/KeyPairGenerator", "generateKeyPair", "genKeyPair");
    add(SOME, "javax/crypto/Cipher", "update", "doFinal");
    add(SOME, "javax/crypto/Mac", "update", "doFinal");
    add(MANY, "java/math/BigInteger", "modPow", "pow", "isProbablePrime", "probablePrime", "sqrt");
    add(SOME, "java/util/Arrays", "sort", "parallelSort", "parallelPrefix");
    add(SOME, "java/util/Collections", "sort", "shuffle");
    add(SOME, "java/util/List", "sort");
    add(SOME, "java/util/ArrayList", "sort");
    add(FEW, "java/util/regex/Matcher", "find", "matches", "replaceAll", "lookingAt");
    add(FEW, "java/util/regex/Pattern", "compile", "split");
    add(FEW, "java/lang/String", "format", "replaceAll", "split", "matches");
    add(MANY, "javax/imageio/ImageIO", "read", "write");
    add(MANY, "java/awt/image/BufferedImageOp", "filter");
    add(MANY, "java/awt/image/ConvolveOp", "filter");
    add(MANY, "java/awt/image/AffineTransformOp", "filter");
    add(SOME, "java/awt/Graphics2D", "draw", "fill", "drawImage", "drawString");
    add(MANY, "javax/xml/parsers/DocumentBuilder", "parse");
    add(MANY, "javax/xml/parsers/SAXParser", "parse");
    add(MANY, "javax/xml/transform/Transformer", "transform");
    add(SOME, "java/util/Random", "nextBytes");
    for (String stream : new String[] {"", "Int", "Long", "Double"}) {
      add(
          FEW,
          "java/util/stream/" + stream + "Stream",
          "collect",
          "forEach",
          "forEachOrdered",
          "reduce",
          "sum",
          "max",
          "min",
          "toArray",
          "toList",
          "allMatch",
          "anyMatch",
          "noneMatch");
    }
  }

  private HeavyCalls() {}

  private static void add(int weight, String owner, String... names) {
    for (String name : names) {
      WEIGHTS.put(owner + '.' + name, weight);
    }
  }

  /** How long that method runs, in trips round a loop; 0 if it is not known to run long. */
  public static int weight(String owner, String name) {
    return owner.startsWith("java") ? WEIGHTS.getOrDefault(owner + '.' + name, 0) : 0;
  }

  /** How much longer for each element of the array, or of its part, that it is given. */
  public static int weightOfElement() {
    return PER_ELEMENT;
  }
}
