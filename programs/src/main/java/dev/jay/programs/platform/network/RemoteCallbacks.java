package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Remote objects call those who call them, and are let go. */
public final class RemoteCallbacks {
  private RemoteCallbacks() {}

  /** Called back. */
  public interface Back extends Remote {
    int call(int number) throws RemoteException;
  }

  /** Calls back. */
  public interface Server extends Remote {
    int ask(int number, Back back) throws RemoteException;
  }

  public static void main(String[] args) throws Exception {
    AtomicInteger calls = new AtomicInteger();
    Registry registry = LocateRegistry.createRegistry(0);
    Server server = (number, back) -> back.call(number) + 1;
    Back back =
        number -> {
          calls.incrementAndGet();
          return 10 * number;
        };
    registry.rebind("server", UnicastRemoteObject.exportObject(server, 0));
    Back exported = (Back) UnicastRemoteObject.exportObject(back, 0);
    AtomicInteger sum = new AtomicInteger();
    CountDownLatch met = new CountDownLatch(3);
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          if (step == 0) {
            met.countDown();
            met.await();
          }
          sum.addAndGet(((Server) registry.lookup("server")).ask(worker, exported));
        });
    UnicastRemoteObject.unexportObject(back, true);
    UnicastRemoteObject.unexportObject(server, true);
    UnicastRemoteObject.unexportObject(registry, true);
    System.out.println(sum + " " + calls);
  }
}
