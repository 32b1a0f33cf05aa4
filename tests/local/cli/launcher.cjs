// Starts firebase-tools with the changes it has no option for. CommonJS, because it patches what
// firebase-tools requires. Started by ../emulators.mjs only.
const childProcess = require('node:child_process');

// What we started must end with us. The program that started us must be able to end it if we are killed.
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

// The terminal is gone or the script was killed. Shut down as if asked to, so that no JVM stays behind. Nobody reads
// our output any more either, and a broken pipe must not cut the saving of the data short. Before all is up there is
// nothing to save, and an export would replace the data by half of it.
let ready = false;
process.once('message', () => (ready = true));
process.channel?.unref();
process.on('disconnect', () => (ready ? process.kill(process.pid, 'SIGTERM') : process.exit(1)));
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
// What is being saved gets its time; nothing else does.
const patience = process.argv.includes('--export-on-exit') ? 30 * 60_000 : 20_000;
process.on('SIGTERM', () => setTimeout(() => process.exit(1), patience).unref());

// Google's component runs on Java 17; the floor of 21 is meant for the jars firebase-tools downloads.
if (process.env.FIRESTORE_EMULATOR_BINARY_PATH) {
  require('firebase-tools/lib/emulator/commandUtils').MIN_SUPPORTED_JAVA_MAJOR_VERSION = 17;
}

// The Auth emulator compiles the schemas of all its requests at start; on demand saves four seconds.
const exegesis = require('exegesis-express');
const middleware = exegesis.middleware;
exegesis.middleware = (spec, options) => middleware(spec, { ...options, lazyCompileValidationSchemas: true });

// A function that throws answers with an error and lives on, as in production. Killed, it would leave its
// transactions' locks in the Firestore emulator for a minute.
const { EmulatorLog } = require('firebase-tools/lib/emulator/types');
const fromJSON = EmulatorLog.fromJSON;
EmulatorLog.fromJSON = (line) => {
  const log = fromJSON(line);
  if (log.level === 'FATAL') log.level = 'WARN';
  return log;
};

// The tests' own address for events (../events.mjs), which may pass them on to the Functions emulator.
if (process.env.EVENTS_ADDRESS) {
  const { FirestoreEmulator } = require('firebase-tools/lib/emulator/firestoreEmulator');
  const { start } = FirestoreEmulator.prototype;
  FirestoreEmulator.prototype.start = function () {
    const address = { get: () => process.env.EVENTS_ADDRESS, set() {}, enumerable: true };
    Object.defineProperty(this.args, 'functions_emulator', address);
    return start.call(this);
  };
}

// One set of processes for all functions: a process for each costs a second and sixty megabytes thirty times over.
// Each still serves one request at a time. It learns before each which function is meant (the inspector's own way).
const { tell } = require('./tell.cjs');
const express = require('express');
const { FunctionsEmulator, IPCConn, TCPConn } = require('firebase-tools/lib/emulator/functionsEmulator');
const { Deliveries } = require('./deliver.cjs');
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker');
const { getSignatureType } = require('firebase-tools/lib/emulator/functionsEmulatorShared');
const targets = new Map();
const { addTriggerRecord, getEmulatorEnvs } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.addTriggerRecord = function (trigger, options) {
  targets.set(trigger.id, {
    functionTarget: trigger.entryPoint,
    functionSignature: getSignatureType(trigger),
  });
  return addTriggerRecord.call(this, trigger, options);
};
// Triggers can be silenced for a while (seeding). The Firestore emulator sends one event after the other. The silence
// lasts until those of its time have come and were thrown away. Running, for minutes everything else would wait behind
// them. firebase-tools would also register every trigger once more afterwards, so that all later events came once per
// registration.
let silent = false;
let lastEvent = 0;
const deliveries = new Deliveries();
// On a busy machine a second passes between two events.
const noMoreEvents = async () => {
  while (Date.now() - lastEvent < 2_000 || !deliveries.idle)
    await new Promise((resolve) => setTimeout(resolve, 100));
};
// The emulators end with an error when what runs takes longer than this. A minute is too short on a slow machine.
const HALF_AN_HOUR = 30 * 60_000;
FunctionsEmulator.prototype.disableBackgroundTriggers = async function () {
  await noMoreEvents();
  await this.workQueue.flush(HALF_AN_HOUR);
  silent = true;
};
FunctionsEmulator.prototype.reloadTriggers = async function () {
  // The last write may be younger than its event.
  lastEvent = Date.now();
  await noMoreEvents();
  silent = false;
};
const { createHubServer } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.createHubServer = function () {
  const inner = createHubServer.call(this);
  const outer = express();
  // Kept connections are closed by those who opened them. The Firestore emulator and this server would both give them
  // five seconds, and an event that was on its way just then would be lost.
  const { listen } = outer;
  outer.listen = (...where) => Object.assign(listen.apply(outer, where), { keepAliveTimeout: 0 });
  return outer.use((request, response, next) => {
    if (!deliveries.isNew(request)) return inner(request, response, next);
    lastEvent = Date.now();
    if (silent) return response.sendStatus(204);
    void deliveries.take(request, response);
  });
};
// Secrets come by the environment (../env.mjs): nobody asks Google for them.
FunctionsEmulator.prototype.resolveSecretEnvs = async () => ({});
FunctionsEmulator.prototype.getEmulatorEnvs = function () {
  return { ...getEmulatorEnvs.call(this), FUNCTION_DEBUG_MODE: 'true' };
};
RuntimeWorkerPool.prototype.getKey = () => 'all';
// Each request has a connection of its own. A process closes one that was idle for five seconds, and on a busy machine
// it may do so while the next request is on its way there, which is then lost.
for (const { prototype } of [IPCConn, TCPConn]) {
  const { httpReqOpts } = prototype;
  prototype.httpReqOpts = function () {
    return { ...httpReqOpts.call(this), agent: false };
  };
}
RuntimeWorkerPool.prototype.submitRequest = async function (id, request, response, body) {
  let worker = this.getIdleWorker(id);
  // Somebody else took the process that was started for this request. One is free again soon.
  while (!worker) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    worker = this.getIdleWorker(id);
  }
  // Taken at once: what is awaited next must not let it be taken twice.
  worker.state = 'BUSY';
  worker.triggerKey = id;
  await tell(worker, targets.get(id));
  return worker.request(request, response, body, false);
};

// A public link that is taken away is gone, as in production. The emulator keeps it beside the metadata. The trigger
// that takes it away would be called by its own change for ever.
const { StoredFileMetadata } = require('firebase-tools/lib/emulator/storage/metadata');
const { update } = StoredFileMetadata.prototype;
StoredFileMetadata.prototype.update = function (incoming, shouldTrigger) {
  if (incoming.metadata?.firebaseStorageDownloadTokens === null) this.downloadTokens = [];
  return update.call(this, incoming, shouldTrigger);
};

// The Hosting emulator would compress every file anew for every visit: a third of a second of processor time each.
const superstatic = require('superstatic');
const { server } = superstatic;
superstatic.server = (options) => server({ ...options, compression: false });

require('firebase-tools/lib/bin/firebase.js');
