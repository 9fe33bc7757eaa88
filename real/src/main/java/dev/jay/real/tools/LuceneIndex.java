package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Texts;
import java.io.IOException;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Lucene: threads index texts into one writer in memory. */
public final class LuceneIndex {
  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 500);
    IndexWriterConfig config = new IndexWriterConfig(new StandardAnalyzer());
    config.setMaxBufferedDocs(200);
    try (ByteBuffersDirectory directory = new ByteBuffersDirectory();
        IndexWriter writer = new IndexWriter(directory, config)) {
      program.run(
          worker -> {
            for (int i = 0; i < program.size(); i++) {
              Document document = new Document();
              document.add(new StringField("id", worker + "." + i, Field.Store.YES));
              String text = Texts.of(worker * 1000L + i, 150);
              document.add(new TextField("text", text, Field.Store.NO));
              writer.addDocument(document);
            }
          });
      writer.commit();
      try (DirectoryReader reader = DirectoryReader.open(writer)) {
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < reader.maxDoc(); i++) {
          order.append(reader.storedFields().document(i).get("id")).append(' ');
        }
        program.report(reader.numDocs() + " " + reader.getSumTotalTermFreq("text"), order);
      }
    }
  }
}
