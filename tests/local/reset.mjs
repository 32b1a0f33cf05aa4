// Empties running emulators and the mailbox: what one part of the suite leaves behind is none of the next part's.
import { setTimeout } from 'node:timers/promises';
import { addressesOf } from './env.mjs';
import { projectId } from './ports.mjs';
import { Sentence } from './say.mjs';

/** @param {'start' | 'test'} name */
export async function resetData(name) {
  const { auth, firestore, hub, storage, mailbox } = addressesOf(name);
  // Thousands of removals are no events for triggers.
  await call('PUT', `${hub}/functions/disableBackgroundTriggers`);
  await Promise.all([
    call('DELETE', `${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`),
    call('DELETE', `${auth}/emulator/v1/projects/${projectId}/accounts`),
    call('POST', `${storage}/internal/reset`),
    call('DELETE', `${mailbox}/api/mails`),
  ]);
  await call('PUT', `${hub}/functions/enableBackgroundTriggers`);
}

const CONFLICT = 409;
const PATIENCE = 60;

/** Triggers of the part before may still write: what they hold cannot be deleted until they are done. */
async function call(method, url, attempts = PATIENCE) {
  const response = await fetch(url, { method, headers: { Authorization: 'Bearer owner' } });
  if (response.status === CONFLICT && attempts > 0) {
    await setTimeout(1_000);
    return call(method, url, attempts - 1);
  }
  if (!response.ok) throw new Sentence(`${method} ${url} respondeu ${response.status}.`);
}
