package dev.jay.real.servers;

import com.unboundid.ldap.listener.InMemoryDirectoryServer;
import com.unboundid.ldap.listener.InMemoryDirectoryServerConfig;
import com.unboundid.ldap.listener.InMemoryListenerConfig;
import com.unboundid.ldap.sdk.LDAPConnection;
import com.unboundid.ldap.sdk.Modification;
import com.unboundid.ldap.sdk.ModificationType;
import com.unboundid.ldap.sdk.SearchResult;
import com.unboundid.ldap.sdk.SearchScope;
import dev.jay.real.Program;
import java.net.InetAddress;
import java.util.concurrent.atomic.AtomicLong;

/** UnboundID's directory in memory, for OpenLDAP: clients add, change and search entries. */
public final class LdapDirectory {
  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 200);
    InMemoryDirectoryServerConfig config = new InMemoryDirectoryServerConfig("dc=jay");
    config.setSchema(null);
    config.setListenerConfigs(
        InMemoryListenerConfig.createLDAPConfig(
            "loopback", InetAddress.getLoopbackAddress(), 0, null));
    InMemoryDirectoryServer server = new InMemoryDirectoryServer(config);
    server.add("dn: dc=jay", "objectClass: top", "objectClass: domain", "dc: jay");
    server.startListening();
    AtomicLong found = new AtomicLong();
    program.run(
        worker -> {
          try (LDAPConnection connection =
              new LDAPConnection("127.0.0.1", server.getListenPort())) {
            for (int i = 0; i < program.size(); i++) {
              step(program, worker, i, connection, found);
            }
          }
        });
    int entries = server.countEntries();
    server.shutDown(true);
    program.report(entries + " " + found);
  }

  private static void step(
      Program program, int worker, int step, LDAPConnection connection, AtomicLong found)
      throws Exception {
    String name = "cn=p" + worker + "." + step + ",dc=jay";
    connection.add("dn: " + name, "objectClass: person", "cn: p" + worker, "sn: s" + step % 10);
    connection.modify(name, new Modification(ModificationType.REPLACE, "sn", "t" + step % 10));
    SearchResult mine = connection.search(name, SearchScope.BASE, "(sn=t" + step % 10 + ")", "cn");
    found.addAndGet(mine.getEntryCount());
    SearchResult all = connection.search("dc=jay", SearchScope.ONE, "(sn=t5)", "1.1");
    program.seen(worker).add(all.getEntryCount());
  }
}
