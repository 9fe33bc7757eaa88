package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.image.BufferedImage;
import javax.swing.ImageIcon;

/** Threads make icons, which wait for their images in the tracker of the application's context. */
public final class ImageIcons {
  private ImageIcons() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    int[] widths = new int[3];
    Workers.steps(
        3,
        4,
        (worker, step) ->
            widths[worker] +=
                new ImageIcon(new BufferedImage(3 + worker, 5, BufferedImage.TYPE_INT_RGB))
                    .getIconWidth());
    System.out.println(widths[0] + " " + widths[1] + " " + widths[2]);
  }
}
