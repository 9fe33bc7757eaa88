package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;
import org.eclipse.jgit.internal.storage.dfs.DfsRepositoryDescription;
import org.eclipse.jgit.internal.storage.dfs.InMemoryRepository;
import org.eclipse.jgit.internal.storage.pack.PackWriter;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.NullProgressMonitor;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.TreeFormatter;
import org.eclipse.jgit.storage.pack.PackConfig;

/** JGit: a repository in memory is packed, deltas are searched for by several threads. */
public final class JgitRepack {
  private static final int FILES = 10;
  private static final PersonIdent NOBODY =
      new PersonIdent("Nobody", "nobody@localhost", Instant.EPOCH, ZoneOffset.UTC);

  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 80);
    InMemoryRepository repository = new InMemoryRepository(new DfsRepositoryDescription("made-up"));
    ObjectId head = history(repository, program.size());
    PackConfig config = new PackConfig();
    config.setThreads(program.threads());
    config.setReuseDeltas(false);
    config.setReuseObjects(false);
    ByteArrayOutputStream pack = new ByteArrayOutputStream();
    try (PackWriter writer = new PackWriter(config, repository.newObjectReader())) {
      writer.preparePack(NullProgressMonitor.INSTANCE, Set.of(head), Set.of());
      writer.writePack(NullProgressMonitor.INSTANCE, NullProgressMonitor.INSTANCE, pack);
      program.report(writer.getObjectCount(), String.valueOf(pack.size()));
    }
    repository.close();
  }

  /** Commits of so many versions of some files, each of which changes a little. */
  private static ObjectId history(InMemoryRepository repository, int commits) throws IOException {
    String[] texts = new String[FILES];
    ObjectId head = null;
    try (ObjectInserter inserter = repository.newObjectInserter()) {
      for (int i = 0; i < commits; i++) {
        TreeFormatter tree = new TreeFormatter();
        for (int file = 0; file < FILES; file++) {
          texts[file] =
              i == 0 ? Texts.of(file, 1500) : texts[file].substring(20) + Texts.of(i + file, 9);
          byte[] content = texts[file].getBytes(StandardCharsets.US_ASCII);
          ObjectId blob = inserter.insert(Constants.OBJ_BLOB, content);
          tree.append("file" + file, FileMode.REGULAR_FILE, blob);
        }
        CommitBuilder commit = new CommitBuilder();
        commit.setTreeId(inserter.insert(tree));
        commit.setAuthor(NOBODY);
        commit.setCommitter(NOBODY);
        commit.setMessage("version " + i);
        if (head != null) {
          commit.setParentId(head);
        }
        head = inserter.insert(commit);
      }
      inserter.flush();
    }
    return head;
  }
}
