package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;

/** Threads call a remote object, which counts in its monitor. */
public final class RemoteCalls {
  private RemoteCalls() {}

  public interface Counter extends Remote {
    int add(int number) throws RemoteException;
  }

  private static final class CounterImpl implements Counter {
    private int count;

    @Override
    public synchronized int add(int number) {
      return count += number;
    }
  }

  public static void main(String[] args) throws Exception {
    System.setProperty("java.rmi.server.hostname", "127.0.0.1");
    CounterImpl counter = new CounterImpl();
    Registry registry = LocateRegistry.createRegistry(0);
    registry.rebind("counter", UnicastRemoteObject.exportObject(counter, 0));
    Workers.run(
        3,
        worker -> {
          Counter remote = (Counter) registry.lookup("counter");
          for (int i = 0; i < 4; i++) {
            remote.add(worker);
          }
        });
    System.out.println(counter.add(0));
    System.exit(0);
  }
}
