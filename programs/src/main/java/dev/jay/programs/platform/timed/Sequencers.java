package dev.jay.programs.platform.timed;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sound.midi.MetaMessage;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Receiver;
import javax.sound.midi.Sequence;
import javax.sound.midi.Sequencer;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Track;

/** Two sequencers play into receivers and tell their listeners of the end. */
public final class Sequencers {
  private Sequencers() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    AtomicInteger notes = new AtomicInteger();
    AtomicInteger metas = new AtomicInteger();
    CountDownLatch ends = new CountDownLatch(2);
    for (int i = 0; i < 2; i++) {
      Sequence sequence = new Sequence(Sequence.PPQ, 100);
      Track track = sequence.createTrack();
      for (int note = 0; note < 5; note++) {
        track.add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_ON, 60 + note, 90), 4L * note));
      }
      track.add(new MidiEvent(new MetaMessage(1, new byte[] {'a'}, 1), 10));
      Sequencer sequencer = MidiSystem.getSequencer(false);
      sequencer.open();
      sequencer.getTransmitter().setReceiver(new Counter(notes));
      sequencer.addMetaEventListener(
          message -> {
            metas.incrementAndGet();
            if (message.getType() == 0x2f) {
              ends.countDown();
            }
          });
      sequencer.setSequence(sequence);
      sequencer.start();
    }
    ends.await();
    System.out.println(notes + " " + metas);
    System.exit(0);
  }

  private record Counter(AtomicInteger notes) implements Receiver {
    @Override
    public void send(MidiMessage message, long time) {
      if (message instanceof ShortMessage) {
        notes.incrementAndGet();
      }
    }

    @Override
    public void close() {}
  }
}
