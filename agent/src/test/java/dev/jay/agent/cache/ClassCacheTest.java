package dev.jay.agent.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the cache finds, what it must not find, and that it never gets in anybody's way. */
class ClassCacheTest {
  private static final String KEY = "jdk: 17\nseeded: false\n";
  private static final byte[] ORIGINAL = bytes("the class as it is");
  private static final byte[] MADE = bytes("what was made of it");

  @TempDir Path temporary;
  private Path folder;

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @BeforeEach
  void choose() {
    folder = temporary.resolve("cache/jay");
  }

  private ClassCache open(String key) {
    return ClassCache.open(new CacheFolder(folder.toFile()), key, false);
  }

  private void save(String key, String className, byte[] original, byte[] made) {
    ClassCache cache = open(key);
    cache.keep(Role.LATE, className, original, made);
    cache.save();
  }

  private void saveOne() {
    save(KEY, "a/B", ORIGINAL, MADE);
  }

  private boolean finds(Role role, String className, byte[] original) {
    return open(KEY).find(role, className, original) != null;
  }

  private boolean findsOne() {
    return finds(Role.LATE, "a/B", ORIGINAL);
  }

  private Path onlyFile() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.get(0);
    }
  }

  @Test
  void whatWasMadeIsFoundAtTheNextStart() {
    saveOne();
    ClassCache.Known known = open(KEY).find(Role.LATE, "a/B", ORIGINAL);
    assertThat(known).isNotNull();
    assertThat(known.made).isEqualTo(MADE);
  }

  @Test
  void aClassThatWasLeftAloneIsKnownAsSuch() {
    ClassCache cache = open(KEY);
    cache.keep(Role.LATE, "a/B", ORIGINAL, null);
    cache.save();
    ClassCache.Known known = open(KEY).find(Role.LATE, "a/B", ORIGINAL);
    assertThat(known).isNotNull();
    assertThat(known.made).isNull();
  }

  @Test
  void otherBytesAnotherNameAndAnotherRoleAreNotFound() {
    saveOne();
    assertThat(finds(Role.LATE, "a/B", bytes("the class as it was"))).isFalse();
    assertThat(finds(Role.LATE, "a/C", ORIGINAL)).isFalse();
    assertThat(finds(Role.EARLY, "a/B", ORIGINAL)).isFalse();
  }

  @Test
  void anotherKeyHasAnotherFile() {
    saveOne();
    assertThat(open(KEY + "x").find(Role.LATE, "a/B", ORIGINAL)).isNull();
  }

  @Test
  void laterStartsAddToWhatIsThere() {
    saveOne();
    ClassCache cache = open(KEY);
    for (int i = 0; i < 100; i++) {
      cache.keep(
          i % 2 == 0 ? Role.EARLY : Role.LATE, "c/" + i, bytes("before " + i), bytes("" + i));
    }
    cache.save();
    ClassCache again = open(KEY);
    for (int i = 0; i < 100; i++) {
      Role role = i % 2 == 0 ? Role.EARLY : Role.LATE;
      ClassCache.Known known = again.find(role, "c/" + i, bytes("before " + i));
      assertThat(known).isNotNull();
      assertThat(known.made).isEqualTo(bytes("" + i));
    }
    assertThat(findsOne()).isTrue();
    again.dropEarly();
    assertThat(again.find(Role.EARLY, "c/0", bytes("before 0"))).isNull();
    assertThat(again.find(Role.LATE, "c/1", bytes("before 1"))).isNotNull();
  }

  @Test
  void aFileCutShortAnywhereIsNoFile() throws IOException {
    saveOne();
    Path file = onlyFile();
    byte[] content = Files.readAllBytes(file);
    for (int length = 0; length < content.length; length++) {
      Files.write(file, Arrays.copyOf(content, length));
      assertThat(findsOne()).isFalse();
    }
  }

  @Test
  void aFileDamagedAnywhereGivesNothingAndIsWrittenAnew() throws IOException {
    saveOne();
    Path file = onlyFile();
    byte[] content = Files.readAllBytes(file);
    for (int at = 0; at < content.length; at++) {
      byte[] damaged = content.clone();
      damaged[at] ^= 0x11;
      Files.write(file, damaged);
      assertThat(findsOne()).as("byte %d", at).isFalse();
    }
    saveOne();
    assertThat(findsOne()).isTrue();
  }

  @Test
  void aNewerFileAndAForeignOneAreNoFiles() throws IOException {
    saveOne();
    Path file = onlyFile();
    byte[] newer = Files.readAllBytes(file);
    newer[11]++; // the version
    Files.write(file, newer);
    assertThat(findsOne()).isFalse();
    Files.write(file, bytes("something else that is longer than the header of such a file"));
    assertThat(findsOne()).isFalse();
  }

  /** As if the names of two keys' files were the same. */
  @Test
  void theFileOfAnotherKeyIsNoFile() throws IOException {
    saveOne();
    Path file = onlyFile();
    byte[] content = Files.readAllBytes(file);
    Files.delete(file);
    save("jdk: 25\nseeded: false\n", "a/B", ORIGINAL, MADE);
    Path other = onlyFile();
    Files.write(other, content);
    assertThat(open("jdk: 25\nseeded: false\n").find(Role.LATE, "a/B", ORIGINAL)).isNull();
  }

  @Test
  void writersAtTheSameTimeLeaveAWholeFile() throws Exception {
    List<Thread> writers = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      int writer = t;
      Thread thread =
          new Thread(
              () -> {
                for (int i = 0; i < 20; i++) {
                  save(KEY, "w/" + writer, bytes("of " + writer), new byte[10_000 + writer]);
                }
              });
      thread.start();
      writers.add(thread);
    }
    for (Thread thread : writers) {
      while (thread.isAlive()) {
        CacheFile file = CacheFile.open(onlyFinished(), KEY, false);
        assertThat(file != null || onlyFinished().length() == 0).isTrue();
      }
      thread.join();
    }
    save(KEY, "a/B", ORIGINAL, MADE);
    assertThat(findsOne()).isTrue();
    onlyFile(); // nobody has left anything behind
  }

  /** The file of the key, which may not be there yet. */
  private File onlyFinished() {
    File[] files = folder.toFile().listFiles((where, name) -> name.endsWith(".classes"));
    return files == null || files.length == 0 ? new File(folder.toFile(), "none") : files[0];
  }

  @Test
  void theFolderAndItsFilesAreTheUsersAlone() throws IOException {
    saveOne();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwx------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(onlyFile())))
        .isEqualTo("rw-------");
  }

  @Test
  void whatOthersMayWriteIsNotRead() throws IOException {
    saveOne();
    Files.setPosixFilePermissions(onlyFile(), PosixFilePermissions.fromString("rw-rw----"));
    assertThat(findsOne()).isFalse();
    Files.setPosixFilePermissions(onlyFile(), PosixFilePermissions.fromString("rw-------"));
    assertThat(findsOne()).isTrue();
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(findsOne()).isFalse();
    saveOne(); // and nothing is written there
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    assertThat(findsOne()).isTrue();
  }

  @Test
  void aLinkToAFileIsNotFollowed() throws IOException {
    saveOne();
    Path file = onlyFile();
    Path elsewhere = temporary.resolve("elsewhere");
    Files.move(file, elsewhere);
    Files.createSymbolicLink(file, elsewhere);
    assertThat(findsOne()).isFalse();
  }

  @Test
  void aFolderThatCannotBeMadeIsNoTrouble() throws IOException {
    Files.createDirectories(folder.getParent());
    Files.writeString(folder, "a file in its place");
    saveOne();
    assertThat(findsOne()).isFalse();
    assertThat(Files.readString(folder)).isEqualTo("a file in its place");
  }

  @Test
  void theFilesUsedLastAreKept() throws IOException {
    for (int i = 0; i < 68; i++) {
      save(KEY + i, "a/B", ORIGINAL, MADE);
      File file = newest();
      Files.setLastModifiedTime(
          file.toPath(), FileTime.from(Instant.now().minus(100 - i, ChronoUnit.HOURS)));
    }
    Path left = Files.createFile(folder.resolve("new1.tmp"));
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(2, ChronoUnit.DAYS)));
    open(KEY + 4); // it is in use
    save(KEY + 68, "a/B", ORIGINAL, MADE);
    assertThat(folder.toFile().list()).hasSize(64);
    assertThat(open(KEY + 4).find(Role.LATE, "a/B", ORIGINAL)).isNotNull();
    assertThat(open(KEY + 5).find(Role.LATE, "a/B", ORIGINAL)).isNull();
    assertThat(left).doesNotExist();
  }

  private File newest() {
    File[] files = folder.toFile().listFiles();
    assertThat(files).isNotEmpty();
    return Arrays.stream(files)
        .max((a, b) -> Long.compare(a.lastModified(), b.lastModified()))
        .get();
  }

  @Test
  void noCacheFindsAndKeepsNothing() {
    ClassCache none = ClassCache.none();
    none.keep(Role.LATE, "a/B", ORIGINAL, MADE);
    none.save();
    assertThat(none.find(Role.LATE, "a/B", ORIGINAL)).isNull();
    assertThat(CacheFolder.of("off")).isNull();
  }

  @Test
  void aCacheThatWouldBecomeTooLargeBeginsAnew() throws IOException {
    byte[] large = new byte[(int) CacheFile.largest() / 2];
    save(KEY, "a/Large", bytes("large"), large);
    save(KEY, "a/Larger", bytes("larger"), new byte[(int) CacheFile.largest() / 2 + 1]);
    assertThat(finds(Role.LATE, "a/Larger", bytes("larger"))).isTrue();
    assertThat(finds(Role.LATE, "a/Large", bytes("large"))).isFalse();
  }
}
