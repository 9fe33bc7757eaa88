package dev.jay.real;

import java.awt.image.BufferedImage;
import java.util.zip.CRC32;

/** Pictures that are made up, and their checksums. */
public final class Pictures {
  private Pictures() {}

  /** A picture with stripes and waves. */
  public static BufferedImage of(int width, int height) {
    BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int wave = (x * x + y * y) / 97;
        picture.setRGB(x, y, (wave & 255) << 16 | (x * 3 & 255) << 8 | (x ^ y) & 255);
      }
    }
    return picture;
  }

  public static long checksum(BufferedImage picture) {
    CRC32 crc = new CRC32();
    int[] row = new int[picture.getWidth()];
    for (int y = 0; y < picture.getHeight(); y++) {
      picture.getRGB(0, y, row.length, 1, row, 0, row.length);
      for (int pixel : row) {
        crc.update(pixel);
        crc.update(pixel >>> 8);
        crc.update(pixel >>> 16);
      }
    }
    return crc.getValue();
  }
}
