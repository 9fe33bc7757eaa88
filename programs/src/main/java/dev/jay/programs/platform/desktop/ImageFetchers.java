package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.Image;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.awt.image.FilteredImageSource;
import java.awt.image.MemoryImageSource;
import java.awt.image.PixelGrabber;
import java.awt.image.RGBImageFilter;
import java.io.ByteArrayOutputStream;
import java.util.concurrent.atomic.AtomicLong;
import javax.imageio.ImageIO;

/** Threads grab the pixels of pictures that the toolkit's own threads fetch and filter. */
public final class ImageFetchers {
  private ImageFetchers() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    ImageIO.setUseCache(false);
    BufferedImage picture = new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB);
    picture.setRGB(3, 3, 0x123456);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(picture, "png", bytes);
    Toolkit toolkit = Toolkit.getDefaultToolkit();
    Image shared = toolkit.createImage(bytes.toByteArray());
    AtomicLong sum = new AtomicLong();
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          Image image =
              switch (step) {
                case 0 -> shared;
                case 1 -> toolkit.createImage(new MemoryImageSource(8, 8, new int[64], 0, 8));
                default ->
                    toolkit.createImage(new FilteredImageSource(shared.getSource(), new Halved()));
              };
          PixelGrabber grabber = new PixelGrabber(image, 0, 0, 8, 8, true);
          if (!grabber.grabPixels()) {
            throw new IllegalStateException("not grabbed: " + grabber.getStatus());
          }
          for (int pixel : (int[]) grabber.getPixels()) {
            sum.addAndGet(pixel & 0xffffff);
          }
        });
    System.out.println(sum);
  }

  private static final class Halved extends RGBImageFilter {
    @Override
    public int filterRGB(int x, int y, int rgb) {
      return (rgb & 0xff000000) | ((rgb & 0xfefefe) >> 1);
    }
  }
}
