package dev.jay.libraries;

import dev.jay.programs.Workers;
import java.io.IOException;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Lucene: threads index into one writer in memory; the order of the documents varies. */
public final class LuceneIndex {
  private static final String[] WORDS = {"jay", "hides", "acorns", "finds", "each", "again"};

  public static void main(String[] args) throws IOException {
    try (ByteBuffersDirectory directory = new ByteBuffersDirectory();
        IndexWriter writer =
            new IndexWriter(
                directory, new IndexWriterConfig(new StandardAnalyzer()).setMaxBufferedDocs(20))) {
      Workers.steps(4, 30, (worker, step) -> writer.addDocument(document(worker, step)));
      writer.commit();
      try (DirectoryReader reader = DirectoryReader.open(writer)) {
        IndexSearcher searcher = new IndexSearcher(reader);
        StringBuilder order = new StringBuilder();
        for (ScoreDoc hit :
            searcher.search(new TermQuery(new Term("text", "jay")), 500).scoreDocs) {
          order.append(' ').append(searcher.storedFields().document(hit.doc).get("id"));
        }
        int acorns = searcher.count(new TermQuery(new Term("text", "acorns")));
        Report.print(reader.numDocs() + " " + acorns, order);
      }
    }
  }

  private static Document document(int worker, int step) {
    Document document = new Document();
    document.add(new StringField("id", worker + "." + step, Field.Store.YES));
    String text = WORDS[step % 6] + " " + WORDS[worker] + " jay " + worker;
    document.add(new TextField("text", text, Field.Store.NO));
    return document;
  }
}
