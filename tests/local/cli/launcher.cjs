// Starts firebase-tools with three changes it has no option for. CommonJS, because it patches what
// firebase-tools requires. Started by ../emulators.mjs only.
const childProcess = require('node:child_process');

// What we started must end with us, and whoever started us must be able to end it if we are killed.
const children = new Set();
const spawn = childProcess.spawn;
childProcess.spawn = (...args) => {
  const child = spawn(...args);
  if (!child.pid) return child;
  children.add(child);
  child.once('exit', () => children.delete(child));
  if (process.connected) process.send({ pid: child.pid });
  return child;
};
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

// The terminal is gone or the script was killed: shut down as if asked to, so that no JVM stays behind.
// Nobody reads our output any more either, and a broken pipe must not cut the saving of the data short.
// Before all is up there is nothing to save, and an export would replace the data by half of it.
let ready = false;
process.once('message', () => (ready = true));
process.channel?.unref();
process.on('disconnect', () => (ready ? process.kill(process.pid, 'SIGTERM') : process.exit(1)));
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
process.on('SIGTERM', () => setTimeout(() => process.exit(1), 20_000).unref());

// Google's component runs on Java 17; the floor of 21 is meant for the jars firebase-tools downloads.
if (process.env.FIRESTORE_EMULATOR_BINARY_PATH) {
  require('firebase-tools/lib/emulator/commandUtils').MIN_SUPPORTED_JAVA_MAJOR_VERSION = 17;
}

// The Auth emulator compiles the schemas of all its requests at start; on demand saves four seconds.
const exegesis = require('exegesis-express');
const middleware = exegesis.middleware;
exegesis.middleware = (spec, options) => middleware(spec, { ...options, lazyCompileValidationSchemas: true });

require('firebase-tools/lib/bin/firebase.js');
