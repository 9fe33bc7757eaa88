package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.concurrent.atomic.AtomicInteger;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.event.IIOReadUpdateListener;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** Threads write and read pictures of several formats; one reader is aborted by another thread. */
public final class ImageListeners {
  private static final String[] FORMATS = {"bmp", "gif", "tiff", "wbmp"};

  private ImageListeners() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    ImageIO.setUseCache(false);
    AtomicInteger sum = new AtomicInteger();
    Workers.run(
        4,
        worker -> {
          BufferedImage image = new BufferedImage(30, 20, BufferedImage.TYPE_BYTE_BINARY);
          image.setRGB(worker, worker, 0xffffff);
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          ImageWriter writer = ImageIO.getImageWritersByFormatName(FORMATS[worker]).next();
          try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(image);
          }
          writer.dispose();
          ImageReader reader = ImageIO.getImageReadersByFormatName(FORMATS[worker]).next();
          try (ImageInputStream in =
              ImageIO.createImageInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            reader.setInput(in);
            Thread aborter = new Thread(reader::abort);
            aborter.start();
            aborter.join();
            BufferedImage read = reader.read(0);
            sum.addAndGet(read.getWidth() + (read.getRGB(worker, worker) & 1));
          }
          reader.dispose();
        });
    System.out.println(sum + " " + IIOReadUpdateListener.class.getSimpleName());
  }
}
