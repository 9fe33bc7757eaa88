package dev.jay.schedules;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Where entries are: a folder, or a jar that carries them. */
public interface EntrySource {
  /** What files of entries end with. */
  String SUFFIX = ".jay";

  /**
   * The names of the entries whose file's name begins so, sorted; none if there is no such place.
   */
  List<String> names(String beginning) throws IOException;

  /** The content of an entry's file. */
  InputStream open(String name) throws IOException;

  /** Where that is, for messages. */
  String place(String name);
}
