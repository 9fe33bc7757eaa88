package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.ByteArrayOutputStream;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.Security;
import java.security.Signature;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Threads are the first to need each provider and algorithm. */
public final class KeyMakers {
  private KeyMakers() {}

  public static void main(String[] args) {
    String[] texts = new String[4];
    Workers.run(
        4,
        worker -> {
          StringBuilder text = new StringBuilder();
          for (int i = 0; i < 4; i++) {
            text.append(work((worker + i) % 4));
          }
          char[] letters = text.toString().toCharArray();
          java.util.Arrays.sort(letters);
          texts[worker] = new String(letters);
        });
    System.out.println(
        texts[0].equals(texts[1]) && texts[2].equals(texts[3]) && texts[1].equals(texts[2]));
    System.out.println(Security.getProviders().length > 5);
  }

  private static String work(int which) throws Exception {
    switch (which) {
      case 0:
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        byte[] key =
            factory
                .generateSecret(new PBEKeySpec("word".toCharArray(), new byte[8], 100, 128))
                .getEncoded();
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
            Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, key));
        return HexFormat.of().formatHex(cipher.doFinal(new byte[20]));
      case 1:
        KeyPair pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(pair.getPrivate());
        signature.update(new byte[10]);
        byte[] signed = signature.sign();
        signature.initVerify(pair.getPublic());
        signature.update(new byte[10]);
        return "verified " + signature.verify(signed);
      case 2:
        Mac mac = Mac.getInstance("HmacSHA512");
        mac.init(new SecretKeySpec(new byte[10], "HmacSHA512"));
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        store.store(new ByteArrayOutputStream(), "secret".toCharArray());
        return HexFormat.of().formatHex(mac.doFinal(new byte[3]));
      default:
        KeyPair one = KeyPairGenerator.getInstance("X25519").generateKeyPair();
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        agreement.init(one.getPrivate());
        agreement.doPhase(one.getPublic(), true);
        return agreement.generateSecret().length
            + HexFormat.of().formatHex(MessageDigest.getInstance("SHA3-256").digest(new byte[4]));
    }
  }
}
