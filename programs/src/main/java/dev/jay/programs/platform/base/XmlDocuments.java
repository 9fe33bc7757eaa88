package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.validation.SchemaFactory;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Threads parse, query, transform and check documents. */
public final class XmlDocuments {
  private XmlDocuments() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        2,
        (worker, step) -> {
          String text = "<a><b>" + worker + "</b><b>" + step + "</b></a>";
          Document document =
              DocumentBuilderFactory.newInstance()
                  .newDocumentBuilder()
                  .parse(new InputSource(new StringReader(text)));
          sums[worker] +=
              Integer.parseInt(
                  XPathFactory.newInstance().newXPath().evaluate("count(//b)", document));
          StringWriter out = new StringWriter();
          TransformerFactory.newInstance()
              .newTransformer()
              .transform(new DOMSource(document), new StreamResult(out));
          sums[worker] += out.toString().length();
          XMLStreamReader reader =
              XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(text));
          while (reader.hasNext()) {
            reader.next();
            sums[worker]++;
          }
          SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
