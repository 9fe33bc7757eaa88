package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.nio.charset.StandardCharsets;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.Security;
import java.util.Arrays;
import java.util.Base64;
import java.util.UUID;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The first digests, ciphers and providers. */
public final class FirstDigest {
  private static final byte[] TEXT = "text of a digest".getBytes(StandardCharsets.UTF_8);

  public static void main(String[] args) {
    FirstUse.run(
        worker -> Arrays.hashCode(MessageDigest.getInstance("SHA-256").digest(TEXT)),
        worker -> UUID.nameUUIDFromBytes(TEXT),
        worker -> Security.getProviders().length > 0,
        worker -> KeyFactory.getInstance("RSA").getAlgorithm(),
        worker -> {
          Mac mac = Mac.getInstance("HmacSHA1");
          mac.init(new SecretKeySpec(TEXT, "HmacSHA1"));
          return Base64.getEncoder().encodeToString(mac.doFinal(TEXT));
        },
        worker -> Cipher.getInstance("AES/CBC/PKCS5Padding").getBlockSize());
  }
}
