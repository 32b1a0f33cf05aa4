// The local Storage rules runtime decides as Google's does. It permits, denies, reads Firestore, and shows rules the
// file and the person. The rules here are the test's own; the product's are tested in tests/rules. This file stands
// among the functions' tests that run one at a time. The emulator has one set of Storage rules.
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { deleteObject, getBytes, ref, updateMetadata, uploadString } from 'firebase/storage';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore, projectId, storage } from '../support/emulators';

const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function pessoa() {
      return firestore.get(/databases/(default)/documents/pessoas/$(request.auth.uid)).data;
    }
    match /prova/{empresa}/{arquivo} {
      allow get: if request.auth != null;
      allow create: if request.auth != null
        && firestore.exists(/databases/(default)/documents/pessoas/$(request.auth.uid))
        && pessoa().empresas.hasAny([empresa])
        && (pessoa().limite > 5 ? request.resource.size < 100 : false)
        && request.resource.contentType.matches('text/.*');
      allow update: if request.auth.token.email == 'maria@exemplo.com' && resource.metadata.dono == request.auth.uid;
      allow delete: if false;
    }
    function falta(id) {
      return !firestore.exists(/databases/(default)/documents/nada/$(id));
    }
    match /dois/{arquivo} {
      allow create: if falta('a') && falta('b') && falta('a');
    }
    match /demais/{arquivo} {
      allow create: if falta('a') && falta('b') && falta('c');
    }
  }
}`;

// Storage rules read the Firestore of the project the emulators run as, so this file uses that id.
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: projectId(),
    firestore: firestore(),
    storage: { ...storage(), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'pessoas/maria'), {
      empresas: ['acme'],
      limite: 10,
      desde: new Date(),
    });
  });
});

afterAll(async () => {
  // The emulator holds one set of Storage rules: the product's own must be back for the next file.
  const product = await initializeTestEnvironment({
    projectId: projectId(),
    storage: { ...storage(), rules: readFileSync('storage.rules', 'utf8') },
  });
  await product.cleanup();
  await environment.cleanup();
});

const maria = () => environment.authenticatedContext('maria', { email: 'maria@exemplo.com' }).storage();
const text = { contentType: 'text/plain', customMetadata: { dono: 'maria' } };
const denied = 'storage/unauthorized';

/** The error's code: the error itself holds the whole SDK. */
const failure = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'permitido',
    (error: { code: string }) => error.code,
  );

describe('regras do Storage no ambiente local', () => {
  it('permite o que a regra permite, com o documento do Firestore', async () => {
    await uploadString(ref(maria(), 'prova/acme/carta.txt'), 'olá', 'raw', text);
    expect(new TextDecoder().decode(await getBytes(ref(maria(), 'prova/acme/carta.txt')))).toBe('olá');
  });

  it.each([
    ['de outra empresa', 'prova/outra/carta.txt', 'olá', text],
    ['grande demais', 'prova/acme/grande.txt', 'x'.repeat(200), text],
    ['de outro tipo', 'prova/acme/foto.png', 'olá', { contentType: 'image/png' }],
    ['fora de qualquer regra', 'solto.txt', 'olá', text],
  ])('nega um arquivo %s', async (_case, path, content, metadata) => {
    expect(await failure(uploadString(ref(maria(), path), content, 'raw', metadata))).toBe(denied);
  });

  it('nega a quem não tem documento e a quem não entrou', async () => {
    const joao = environment.authenticatedContext('joao').storage();
    expect(await failure(uploadString(ref(joao, 'prova/acme/a.txt'), 'olá', 'raw', text))).toBe(denied);
    const visitor = environment.unauthenticatedContext().storage();
    expect(await failure(getBytes(ref(visitor, 'prova/acme/carta.txt')))).toBe(denied);
  });

  it('julga mudança de metadados pelo token e pelo arquivo guardado, e nega apagar', async () => {
    const letter = ref(maria(), 'prova/acme/carta.txt');
    await uploadString(letter, 'olá', 'raw', text);
    await updateMetadata(letter, { customMetadata: { dono: 'joao' } });
    expect(await failure(updateMetadata(letter, { customMetadata: { dono: 'maria' } }))).toBe(denied);
    expect(await failure(deleteObject(letter))).toBe(denied);
  });

  it('lê no máximo dois documentos por decisão, como em produção', async () => {
    await uploadString(ref(maria(), 'dois/a.txt'), 'olá', 'raw', text);
    expect(await failure(uploadString(ref(maria(), 'demais/a.txt'), 'olá', 'raw', text))).toBe(denied);
  });
});
