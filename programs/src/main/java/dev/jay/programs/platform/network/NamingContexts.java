package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.naming.spi.InitialContextFactory;

/** Threads look up in naming contexts by a factory of the program's. */
public final class NamingContexts {
  private NamingContexts() {}

  public static final class Factory implements InitialContextFactory {
    @Override
    public Context getInitialContext(Hashtable<?, ?> environment) throws NamingException {
      return new InitialContext(true) {
        @Override
        public Object lookup(String name) {
          return name + environment.size();
        }
      };
    }
  }

  public static void main(String[] args) {
    String[] found = new String[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          Hashtable<String, String> environment = new Hashtable<>();
          environment.put(Context.INITIAL_CONTEXT_FACTORY, Factory.class.getName());
          found[worker] = (String) new InitialContext(environment).lookup("w" + worker);
        });
    System.out.println(found[0] + " " + found[1] + " " + found[2]);
  }
}
