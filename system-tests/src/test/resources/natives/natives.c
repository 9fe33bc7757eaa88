/* The native side of dev.jay.programs.platform.Natives. */
#include <jni.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#define NATIVE(type, name) JNIEXPORT type JNICALL Java_dev_jay_programs_platform_Natives_##name

static JavaVM *vm;

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *loading, void *reserved) {
  vm = loading;
  return JNI_VERSION_10;
}

/* Calls a method without arguments that returns nothing. */
static void call(JNIEnv *env, jobject object, const char *name) {
  jmethodID method = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, object), name, "()V");
  (*env)->CallVoidMethod(env, object, method);
}

NATIVE(void, lockedCall)(JNIEnv *env, jobject self, jobject callback) {
  call(env, callback, "run");
}

NATIVE(void, lockedStaticCall)(JNIEnv *env, jclass self, jobject callback) {
  call(env, callback, "run");
}

NATIVE(void, callInside)(JNIEnv *env, jclass self, jobject monitor, jobject callback) {
  (*env)->MonitorEnter(env, monitor);
  call(env, callback, "run");
  (*env)->MonitorExit(env, monitor);
}

NATIVE(void, enter)(JNIEnv *env, jclass self, jobject monitor) {
  (*env)->MonitorEnter(env, monitor);
}

NATIVE(void, exit)(JNIEnv *env, jclass self, jobject monitor) {
  (*env)->MonitorExit(env, monitor);
}

NATIVE(void, await)(JNIEnv *env, jclass self, jobject monitor) {
  call(env, monitor, "wait");
}

NATIVE(void, sleep)(JNIEnv *env, jclass self, jint millis) {
  usleep(1000 * millis);
}

NATIVE(jlong, sum)(JNIEnv *env, jclass self, jintArray numbers) {
  jsize length = (*env)->GetArrayLength(env, numbers);
  jint *elements = (*env)->GetPrimitiveArrayCritical(env, numbers, NULL);
  jlong sum = 0;
  for (jsize i = 0; i < length; i++) {
    sum += elements[i];
  }
  (*env)->ReleasePrimitiveArrayCritical(env, numbers, elements, JNI_ABORT);
  return sum;
}

/* What a native thread does some time later: runs an object, or notifies all who wait in it. */
typedef struct {
  jint millis;
  jobject object;
  int notifies;
} Later;

static void *attached(void *argument) {
  Later *later = argument;
  JNIEnv *env;
  usleep(1000 * later->millis);
  (*vm)->AttachCurrentThread(vm, (void **) &env, NULL);
  if (later->notifies) {
    (*env)->MonitorEnter(env, later->object);
    call(env, later->object, "notifyAll");
    (*env)->MonitorExit(env, later->object);
  } else {
    call(env, later->object, "run");
  }
  (*env)->DeleteGlobalRef(env, later->object);
  (*vm)->DetachCurrentThread(vm);
  free(later);
  return NULL;
}

static void startLater(JNIEnv *env, jint millis, jobject object, int notifies) {
  Later *later = malloc(sizeof *later);
  later->millis = millis;
  later->object = (*env)->NewGlobalRef(env, object);
  later->notifies = notifies;
  pthread_t thread;
  pthread_create(&thread, NULL, attached, later);
  pthread_detach(thread);
}

NATIVE(void, callLater)(JNIEnv *env, jclass self, jint millis, jobject callback) {
  startLater(env, millis, callback, 0);
}

NATIVE(void, notifyLater)(JNIEnv *env, jclass self, jint millis, jobject monitor) {
  startLater(env, millis, monitor, 1);
}
