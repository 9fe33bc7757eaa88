package dev.jay.programs.platform.timed;

import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;

/** A remote object is held by its lease over several of its renewals. */
public final class Leases {
  private Leases() {}

  public interface Maker extends Remote {
    Counter make() throws RemoteException;
  }

  public interface Counter extends Remote {
    int next() throws RemoteException;
  }

  private static final class CounterImpl extends UnicastRemoteObject implements Counter {
    private static final long serialVersionUID = 1;
    private int count;

    CounterImpl() throws RemoteException {}

    @Override
    public synchronized int next() {
      return ++count;
    }
  }

  private static final class MakerImpl extends UnicastRemoteObject implements Maker {
    private static final long serialVersionUID = 1;

    MakerImpl() throws RemoteException {}

    @Override
    public Counter make() throws RemoteException {
      return new CounterImpl();
    }
  }

  public static void main(String[] args) throws Exception {
    System.setProperty("java.rmi.dgc.leaseValue", "600");
    System.setProperty("sun.rmi.dgc.checkInterval", "200");
    System.setProperty("java.rmi.server.hostname", "127.0.0.1");
    Registry registry = LocateRegistry.createRegistry(0);
    MakerImpl maker = new MakerImpl();
    registry.rebind("maker", maker);
    Counter counter = ((Maker) registry.lookup("maker")).make();
    for (int i = 0; i < 6; i++) {
      Thread.sleep(250);
      System.gc();
      System.out.println(counter.next());
    }
    System.exit(0);
  }
}
