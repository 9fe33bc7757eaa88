package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicInteger;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.Templates;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.xpath.XPathFactory;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

/** Threads transform with shared templates, find paths, and read events. */
public final class XmlPools {
  private static final String TEXT = "<a><b n='1'/><b n='2'/><c>three</c></a>";

  private static final String SHEET =
      "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'>"
          + "<xsl:output omit-xml-declaration='yes'/>"
          + "<xsl:template match='/'><sum><xsl:value-of select='sum(//@n)'/></sum></xsl:template>"
          + "</xsl:stylesheet>";

  private XmlPools() {}

  public static void main(String[] args) throws Exception {
    Templates templates =
        TransformerFactory.newInstance().newTemplates(new StreamSource(new StringReader(SHEET)));
    AtomicInteger sum = new AtomicInteger();
    Workers.steps(
        4,
        3,
        (worker, step) -> {
          switch ((worker + step) % 4) {
            case 0 -> {
              StringWriter out = new StringWriter();
              templates
                  .newTransformer()
                  .transform(new StreamSource(new StringReader(TEXT)), new StreamResult(out));
              sum.addAndGet(out.toString().length());
            }
            case 1 ->
                sum.addAndGet(
                    Integer.parseInt(
                        XPathFactory.newInstance()
                            .newXPath()
                            .evaluate("count(//b)", new InputSource(new StringReader(TEXT)))));
            case 2 -> {
              XMLStreamReader reader =
                  XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(TEXT));
              while (reader.hasNext()) {
                sum.addAndGet(reader.next());
              }
            }
            default -> {
              SAXParserFactory.newInstance()
                  .newSAXParser()
                  .parse(new InputSource(new StringReader(TEXT)), new DefaultHandler());
              sum.addAndGet(
                  DocumentBuilderFactory.newInstance()
                      .newDocumentBuilder()
                      .parse(new InputSource(new StringReader(TEXT)))
                      .getElementsByTagName("b")
                      .getLength());
            }
          }
        });
    System.out.println(sum);
  }
}
