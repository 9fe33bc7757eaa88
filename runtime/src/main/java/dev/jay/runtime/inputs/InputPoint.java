package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A method of the JDK's through which something enters: a row of the agent's inputs.table. Its
 * number is the kind of the inputs on the tape. Calls of the method come with an array of
 * arguments, the receiver first, and go on through a {@link NativeCaller} that is made for the
 * method with the first of them.
 */
public final class InputPoint {
  /** What is done about it at replay. */
  public enum Treatment {
    /** Result, exception and memory written are recorded, and injected without the call. */
    EMULATED,

    /** The same, for a method that is not native. */
    WHOLE,

    /** A fact about the machine, asked once for the whole JVM; injected wherever it is asked. */
    GIVEN,

    /** Nothing is recorded; at replay the call is left out. */
    SKIPPED,

    /** A hook of its own does it, see Reads. */
    READ,

    /** It cannot be recorded: the program is told so by name. */
    REFUSED
  }

  private static final long UNSEEN = Raw.U.objectFieldOffset(InputPoint.class, "unseen");

  public final int number;
  public final Treatment treatment;
  public final Effect[] effects;
  final String owner;
  final String name;
  final String descriptor;
  final boolean isStatic;
  final boolean isInterface;

  /** The first character of the result's type. */
  final char resultType;

  /** Whether it stands for calls by {@code super}, which the receiver's class has no say in. */
  final boolean isSuper;

  private volatile @Nullable NativeCaller caller;
  private boolean isBare; // told by caller
  private volatile @Nullable InputPoint ofSuper;

  /** What a recording has said that it returns, where that is one for the whole JVM. */
  public volatile @Nullable GivenValue given;

  @SuppressWarnings("unused") // through UNSEEN
  private volatile int unseen;

  /** {@code how} is static, virtual or interface, as calls of the method are. */
  InputPoint(
      int number, String owner, String how, String method, Treatment treatment, Effect[] effects) {
    this.isSuper = false;
    this.number = number;
    this.treatment = treatment;
    this.effects = effects;
    this.owner = owner;
    int parameters = method.indexOf('(');
    this.name = method.substring(0, parameters);
    this.descriptor = method.substring(parameters);
    this.isStatic = how.equals("static");
    this.isInterface = how.equals("interface");
    this.resultType = method.charAt(method.indexOf(')') + 1);
  }

  private InputPoint(InputPoint same) {
    this.isSuper = true;
    this.number = same.number;
    this.treatment = same.treatment;
    this.effects = same.effects;
    this.owner = same.owner;
    this.name = same.name;
    this.descriptor = same.descriptor;
    this.isStatic = false;
    this.isInterface = false;
    this.resultType = same.resultType;
  }

  /** The same method where it is called by {@code super}. */
  public InputPoint ofSuper() {
    InputPoint known = ofSuper;
    if (known == null) {
      known = new InputPoint(this);
      ofSuper = known;
    }
    return known;
  }

  /** A value that may be null. */
  public static final class GivenValue {
    public final @Nullable Object value;

    GivenValue(@Nullable Object value) {
      this.value = value;
    }
  }

  /** Whether it can be called. */
  public boolean isLinked() {
    return caller != null;
  }

  /**
   * Makes what calls it; that is nobody's operation. In another JDK the method may be one that
   * calls the native one: then nothing is to be done about it.
   */
  public void link(@Nullable Object[] arguments) {
    Class<?> owner = CallerClass.owner(this);
    Class<?> type = isStatic || isSuper ? owner : Objects.requireNonNull(arguments[0]).getClass();
    isBare = treatment == Treatment.EMULATED && !isNative(type);
    caller = CallerClass.define(this, owner);
  }

  private boolean isNative(Class<?> type) {
    for (@Nullable Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Method method : c.getDeclaredMethods()) {
        if (method.getName().equals(name) && descriptor(method).equals(descriptor)) {
          return Modifier.isNative(method.getModifiers());
        }
      }
    }
    return false;
  }

  private static String descriptor(Method method) {
    StringBuilder text = new StringBuilder("(");
    for (Class<?> parameter : method.getParameterTypes()) {
      text.append(parameter.descriptorString());
    }
    return text.append(')').append(method.getReturnType().descriptorString()).toString();
  }

  /** Whether the call may block in the operating system. */
  public boolean mayBlock(@Nullable Object[] arguments) {
    for (Effect effect : effects) {
      if (effect.mayBlock(arguments)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it is to be called as it is. */
  public boolean isBare() {
    return isBare;
  }

  /** The real call. */
  public @Nullable Object call(@Nullable Object[] arguments) throws Throwable {
    return Objects.requireNonNull(caller).call(arguments);
  }

  /** A thread has called it that nobody records. */
  public void countUnseen() {
    Raw.U.getAndAddInt(this, UNSEEN, 1);
  }

  void forgetUnseen() {
    unseen = 0;
  }

  /** How often that was. */
  public int unseen() {
    return unseen;
  }

  /** Such as java.io.FileInputStream.read0. */
  @Override
  public String toString() {
    return owner.replace('/', '.') + "." + name;
  }
}
