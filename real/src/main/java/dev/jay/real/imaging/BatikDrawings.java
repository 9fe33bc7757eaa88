package dev.jay.real.imaging;

import dev.jay.real.Pictures;
import dev.jay.real.Program;
import java.awt.image.BufferedImage;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.ImageTranscoder;

/** Batik: drawings are made into pictures, each as a task of a pool. */
public final class BatikDrawings {
  private static final class Keep extends ImageTranscoder {
    private BufferedImage picture;

    @Override
    public BufferedImage createImage(int width, int height) {
      return new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    }

    @Override
    public void writeImage(BufferedImage image, TranscoderOutput output) {
      picture = image;
    }
  }

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    Program program = Program.of(args, 16);
    List<Callable<Long>> tasks = new ArrayList<>();
    for (int i = 0; i < program.size(); i++) {
      int number = i;
      tasks.add(() -> drawn(number));
    }
    program.report(program.pooled(tasks).stream().mapToLong(n -> n).sum());
  }

  private static long drawn(int number) throws TranscoderException {
    SplittableRandom random = new SplittableRandom(number);
    StringBuilder svg = new StringBuilder();
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"400\">");
    for (int i = 0; i < 150; i++) {
      svg.append("<circle cx=\"").append(random.nextInt(400));
      svg.append("\" cy=\"").append(random.nextInt(400));
      svg.append("\" r=\"").append(5 + random.nextInt(40));
      svg.append("\" fill-opacity=\"0.5\" fill=\"#").append(100 + random.nextInt(900));
      svg.append("\"/>");
    }
    svg.append("</svg>");
    Keep keep = new Keep();
    keep.transcode(new TranscoderInput(new StringReader(svg.toString())), null);
    return Pictures.checksum(keep.picture);
  }
}
