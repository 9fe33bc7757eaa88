package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.Location;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What happens to a saved schedule when its program is edited, and under a debugger. */
class ReplayTest {
  /** A lost update between two synchronized methods; the marks are where the tests edit. */
  private static final String ACCOUNT =
      """
      package com.example;

      public class Account {
        private int balance;

        synchronized int get() { return balance; }

        synchronized void set(int value) { balance = value; }

        synchronized void log() {}

        void deposit() {
          /* edit */ set(get() + 1);
        }

        public static void main(String[] args) throws Exception {
          Account account = new Account();
          Thread one = new Thread(account::deposit);
          Thread two = new Thread(account::deposit);
          one.start();
          two.start();
          one.join();
          two.join();
          if (account.get() != 2) {
            throw new IllegalStateException("a deposit is lost");
          }
        }
      }
      """;

  @TempDir private Path folder;

  static Stream<Jdk> jdks() {
    return Jdk.all().stream();
  }

  private void compile(String source) throws IOException {
    Path file = folder.resolve("Account.java");
    Files.writeString(file, source);
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", folder.toString(), file.toString());
    assertThat(result).isZero();
  }

  private void find(Jdk jdk) throws IOException {
    compile(ACCOUNT);
    Command.Ended found =
        Command.jay(jdk, folder, "check", "-cp", ".", "com.example.Account").run();
    assertThat(found.exit()).as(found.describe()).isEqualTo(103);
    assertThat(found.stderr()).as(found.describe()).contains("jay replay ");
  }

  private Command replay(Jdk jdk, String... options) {
    List<String> words = new ArrayList<>(List.of("replay", "Account.jay"));
    words.addAll(List.of(options));
    return Command.jay(jdk, folder, words.toArray(new String[0]));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void aScheduleSurvivesAnEdit(Jdk jdk) throws IOException {
    find(jdk);
    compile(ACCOUNT.replace("/* edit */", "// a new line\n    log();\n    "));
    Command.Ended again = replay(jdk).run();
    assertThat(again.exit()).as(again.describe()).isEqualTo(103);
    assertThat(again.stderr())
        .as(again.describe())
        .contains("a deposit is lost", "com.example.Account has changed");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void aMendedProgramDoesNotFailAndIsSaidToHaveChanged(Jdk jdk) throws IOException {
    find(jdk);
    compile(ACCOUNT.replace("void deposit()", "synchronized void deposit()"));
    Command.Ended again = replay(jdk).run();
    assertThat(again.exit()).as(again.describe()).isEqualTo(102); // it has an operation more
    assertThat(again.stderr())
        .as(again.describe())
        .contains("com.example.Account has changed", "no failure this time");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void aScheduleIsFollowedUnderADebugger(Jdk jdk) throws Exception {
    find(jdk);
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    CompletableFuture<Command.Ended> replay =
        CompletableFuture.supplyAsync(replay(jdk, "--debug=" + port)::run);
    List<String> stops = debug(port, replay);
    Command.Ended ended = replay.join();
    assertThat(ended.exit()).as(ended.describe()).isEqualTo(103);
    assertThat(ended.stdout()).as(ended.describe()).isEmpty();
    assertThat(stops).as(ended.describe()).hasSize(2).doesNotHaveDuplicates();
  }

  /** Stops at each call of {@code set}, and returns the threads that were stopped. */
  private static List<String> debug(int port, CompletableFuture<?> replay) throws Exception {
    VirtualMachine vm = attach(port, replay);
    ClassPrepareRequest prepare = vm.eventRequestManager().createClassPrepareRequest();
    prepare.addClassFilter("com.example.Account");
    prepare.enable();
    List<String> stops = new ArrayList<>();
    try {
      vm.resume();
      for (; ; ) {
        EventSet events = vm.eventQueue().remove();
        for (Event event : events) {
          if (event instanceof ClassPrepareEvent prepared) {
            stopAt(vm, prepared.referenceType());
          } else if (event instanceof BreakpointEvent stop) {
            stops.add(stop.thread().name());
            Thread.sleep(50); // the user looks around
          }
        }
        events.resume();
      }
    } catch (VMDisconnectedException e) {
      return stops;
    }
  }

  private static void stopAt(VirtualMachine vm, ReferenceType type) {
    Location set = type.methodsByName("set").get(0).location();
    EventRequest stop = vm.eventRequestManager().createBreakpointRequest(set);
    stop.setSuspendPolicy(EventRequest.SUSPEND_ALL);
    stop.enable();
  }

  private static VirtualMachine attach(int port, CompletableFuture<?> replay) throws Exception {
    AttachingConnector sockets =
        Bootstrap.virtualMachineManager().attachingConnectors().stream()
            .filter(connector -> connector.name().equals("com.sun.jdi.SocketAttach"))
            .findFirst()
            .orElseThrow();
    Map<String, Connector.Argument> arguments = sockets.defaultArguments();
    arguments.get("hostname").setValue("localhost");
    arguments.get("port").setValue(String.valueOf(port));
    for (; ; ) {
      try {
        return sockets.attach(arguments);
      } catch (IOException notYet) {
        assertThat(replay).as("the replay has ended before a debugger came").isNotDone();
        Thread.sleep(100);
      }
    }
  }

  @Test
  void theLogOfARunIsNoSchedule() throws IOException {
    compile(ACCOUNT);
    Jdk jdk = Jdk.running();
    Command.jay(jdk, folder, "run", "--schedule", "log.jay", "-cp", ".", "com.example.Account")
        .run();
    Command.Ended refused = Command.jay(jdk, folder, "replay", "log.jay").run();
    assertThat(refused.exit()).as(refused.describe()).isEqualTo(65);
    assertThat(refused.jayLines()).as(refused.describe()).hasSize(1);
  }
}
