package dev.jay.real.imaging;

import dev.jay.real.Pictures;
import dev.jay.real.Program;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.rendering.PDFRenderer;

/** PDFBox: documents with drawings are written, read and made into pictures by a pool. */
public final class PdfboxPages {
  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    Program program = Program.of(args, 20);
    List<Callable<Long>> tasks = new ArrayList<>();
    for (int i = 0; i < program.size(); i++) {
      int number = i;
      tasks.add(() -> rendered(document(number)));
    }
    program.report(program.pooled(tasks).stream().mapToLong(n -> n).sum());
  }

  private static byte[] document(int number) throws IOException {
    SplittableRandom random = new SplittableRandom(number);
    try (PDDocument document = new PDDocument()) {
      PDPage page = new PDPage();
      document.addPage(page);
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        for (int i = 0; i < 200; i++) {
          content.setNonStrokingColor((float) random.nextDouble(), 0.5f, 0.2f);
          content.addRect(random.nextInt(500), random.nextInt(700), 60, 30);
          content.fill();
          content.moveTo(random.nextInt(600), random.nextInt(700));
          content.curveTo(100, 100, random.nextInt(600), 300, 400, 500);
          content.stroke();
        }
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      document.save(out);
      return out.toByteArray();
    }
  }

  private static long rendered(byte[] file) throws IOException {
    try (PDDocument document = Loader.loadPDF(file)) {
      return Pictures.checksum(new PDFRenderer(document).renderImageWithDPI(0, 72));
    }
  }
}
