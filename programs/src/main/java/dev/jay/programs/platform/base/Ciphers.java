package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.SecretKey;

/** Threads encrypt, sign and make keys. */
public final class Ciphers {
  private Ciphers() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        2,
        (worker, step) -> {
          SecretKey key = KeyGenerator.getInstance("AES").generateKey();
          Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
          cipher.init(Cipher.ENCRYPT_MODE, key);
          sums[worker] += cipher.doFinal(new byte[20]).length;
          Mac mac = Mac.getInstance("HmacSHA256");
          mac.init(key);
          sums[worker] +=
              mac.doFinal(new byte[5]).length + MessageDigest.getInstance("SHA-1").digest().length;
          KeyPair pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
          Signature signature = Signature.getInstance("SHA256withECDSA");
          signature.initSign(pair.getPrivate());
          signature.update(new byte[3]);
          sums[worker] += signature.sign().length > 60 ? 1 : 0;
          sums[worker] += new SecureRandom().nextInt(1);
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
