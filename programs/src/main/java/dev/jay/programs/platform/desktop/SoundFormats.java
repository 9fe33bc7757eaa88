package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** Threads convert sounds and write them as files in memory. */
public final class SoundFormats {
  private SoundFormats() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        2,
        (worker, step) -> {
          AudioFormat format = new AudioFormat(8000, 16, 1, true, false);
          AudioInputStream sound =
              new AudioInputStream(new ByteArrayInputStream(new byte[800]), format, 400);
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          AudioSystem.write(
              AudioSystem.getAudioInputStream(AudioFormat.Encoding.ULAW, sound),
              AudioFileFormat.Type.WAVE,
              bytes);
          Sequence sequence = new Sequence(Sequence.PPQ, 10);
          sequence.createTrack();
          ByteArrayOutputStream midi = new ByteArrayOutputStream();
          MidiSystem.write(sequence, 1, midi);
          sums[worker] += bytes.size() + midi.size();
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
