package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.xml.sax.helpers.DefaultHandler;

/** The first XML parsers. */
public final class FirstXml {
  private static final byte[] TEXT = "<a><b c='1'>d</b></a>".getBytes(StandardCharsets.UTF_8);

  public static void main(String[] args) {
    FirstUse.run(
        worker -> document().getDocumentElement().getTagName(),
        worker -> {
          SAXParserFactory.newInstance()
              .newSAXParser()
              .parse(new ByteArrayInputStream(TEXT), new DefaultHandler());
          return "parsed";
        },
        worker -> {
          StringWriter out = new StringWriter();
          TransformerFactory.newInstance()
              .newTransformer()
              .transform(new DOMSource(document()), new StreamResult(out));
          return out;
        },
        worker -> XPathFactory.newInstance().newXPath().evaluate("/a/b/@c", document()));
  }

  private static Document document() throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(TEXT));
  }
}
