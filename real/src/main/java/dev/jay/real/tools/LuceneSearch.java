package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Texts;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Lucene: threads search with one searcher in an index that one thread made. */
public final class LuceneSearch {
  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 500);
    try (ByteBuffersDirectory directory = new ByteBuffersDirectory()) {
      IndexWriterConfig config = new IndexWriterConfig(new StandardAnalyzer());
      try (IndexWriter writer = new IndexWriter(directory, config)) {
        for (int i = 0; i < 2000; i++) {
          Document document = new Document();
          document.add(new TextField("text", Texts.of(i, 100), Field.Store.NO));
          writer.addDocument(document);
        }
      }
      AtomicLong sum = new AtomicLong();
      try (DirectoryReader reader = DirectoryReader.open(directory)) {
        IndexSearcher searcher = new IndexSearcher(reader);
        program.run(
            worker -> {
              for (int i = 0; i < program.size(); i++) {
                sum.addAndGet(search(searcher, Texts.of(worker * 1000L + i, 3).split("\\s+")));
              }
            });
      }
      program.report(sum);
    }
  }

  private static long search(IndexSearcher searcher, String[] words) throws IOException {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    for (String word : words) {
      query.add(new TermQuery(new Term("text", word)), BooleanClause.Occur.SHOULD);
    }
    long sum = 0;
    for (ScoreDoc hit : searcher.search(query.build(), 20).scoreDocs) {
      sum += hit.doc;
    }
    return sum;
  }
}
