// What a rehearsed release is judged by (ensaio.mjs), without a network, a clock or a file.

/** Left in from an example (functions/src/ajustes.ts says the same of the functions' settings). */
const PLACEHOLDER = /exemplo|example|changeme|troque|<[A-Z_ ]+>|…|\.\.\./i;
const WEB_CONFIG = ['apiKey', 'projectId', 'authDomain', 'storageBucket', 'appId'];

const byText = (a, b) => (a < b ? -1 : Number(a > b));

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Why the application cannot be built with these settings, by name.
 * @param {Record<string, string | undefined>} settings
 * @returns {string[]}
 */
export function missingOfApp({
  VITE_FIREBASE_CONFIG,
  VITE_RECAPTCHA_CHAVE,
  VITE_APP_CHECK_CHAVE,
  VITE_EMULADORES,
  APP_CHECK,
}) {
  const missing = [];
  if (VITE_EMULADORES) missing.push('VITE_EMULADORES não fica no ambiente de uma publicação.');
  const config = VITE_FIREBASE_CONFIG?.trim() && parsed(VITE_FIREBASE_CONFIG);
  if (!VITE_FIREBASE_CONFIG?.trim())
    missing.push('Falta VITE_FIREBASE_CONFIG: a configuração web do projeto.');
  else if (!config) missing.push('VITE_FIREBASE_CONFIG não serve: não é JSON.');
  else
    for (const name of WEB_CONFIG) {
      const value = String(config[name] ?? '').trim();
      if (!value) missing.push(`Falta ${name} em VITE_FIREBASE_CONFIG.`);
      else if (PLACEHOLDER.test(value) || value.startsWith('demo-'))
        missing.push(`${name} de VITE_FIREBASE_CONFIG não serve ("${value}").`);
    }
  if (!VITE_RECAPTCHA_CHAVE?.trim())
    missing.push('Falta VITE_RECAPTCHA_CHAVE: a chave do site do reCAPTCHA.');
  else if (PLACEHOLDER.test(VITE_RECAPTCHA_CHAVE))
    missing.push(`VITE_RECAPTCHA_CHAVE não serve ("${VITE_RECAPTCHA_CHAVE}").`);
  if (VITE_APP_CHECK_CHAVE && PLACEHOLDER.test(VITE_APP_CHECK_CHAVE))
    missing.push(`VITE_APP_CHECK_CHAVE não serve ("${VITE_APP_CHECK_CHAVE}").`);
  else if (APP_CHECK?.trim() && !VITE_APP_CHECK_CHAVE?.trim())
    missing.push('Falta VITE_APP_CHECK_CHAVE: com APP_CHECK as functions recusariam a própria aplicação.');
  return missing;
}

/** What firebase-tools gives a service that names no cpu, by its memory in MiB: the last row that is large enough. */
const CPU_OF_MEMORY = [
  [2_048, 1],
  [8_192, 2],
  [16_384, 4],
  [Infinity, 8],
];
const cpuFor = (memory) => CPU_OF_MEMORY.find(([most]) => memory <= most)[1];

const numberOr = (value, otherwise) => (typeof value === 'number' ? value : otherwise);

/**
 * The services of a build, from the endpoints that its functions carry. Nothing here knows a name.
 * @param {Record<string, unknown>} module what functions/lib/index.js exports
 * @returns {{name: string, kind: string, cpu: number, memory: number, concurrency: number, minInstances: number, maxInstances: number | null, secrets: string[], account: string}[]}
 */
export function servicesOf(module, prefix = '') {
  return Object.entries(module).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}-${key}` : key;
    if ((typeof value !== 'function' && typeof value !== 'object') || value === null) return [];
    // What a function leaves open is an object that becomes null in JSON: firebase-tools then puts its own.
    const endpoint = value.__endpoint && JSON.parse(JSON.stringify(value.__endpoint));
    if (!endpoint) return servicesOf(value, name);
    const memory = numberOr(endpoint.availableMemoryMb, 256);
    const cpu = endpoint.cpu === 'gcf_gen1' ? memory / 2_048 : numberOr(endpoint.cpu, cpuFor(memory));
    return [
      {
        name,
        kind: Object.keys(endpoint).find((field) => field.endsWith('Trigger')) ?? '?',
        cpu,
        memory,
        concurrency: numberOr(endpoint.concurrency, cpu >= 1 ? 80 : 1),
        minInstances: numberOr(endpoint.minInstances, 0),
        maxInstances: numberOr(endpoint.maxInstances, null),
        account: endpoint.serviceAccountEmail ?? '',
        secrets: (endpoint.secretEnvironmentVariables ?? [])
          .map(({ key: secret }) => secret)
          .toSorted(byText),
      },
    ];
  });
}

/**
 * Secrets that a service declares and nobody set.
 * @returns {string[]}
 */
export function missingSecrets(services, set = '') {
  const known = new Set(set.split(',').map((name) => name.trim()));
  const needed = [...new Set(services.flatMap(({ secrets }) => secrets))].toSorted(byText);
  return needed
    .filter((name) => !known.has(name))
    .map((name) => `Falta o segredo ${name}: firebase functions:secrets:set ${name}, e o nome em SEGREDOS.`);
}

/**
 * Services that would run as the project's default account, whose rights are everything.
 * @returns {string[]}
 */
export const withoutAccount = (services) =>
  services
    .filter(({ account }) => account === '')
    .map(({ name }) => `${name} não diz a sua conta de serviço (functions/src/maquinas.ts).`);

/**
 * What a release does to the names that are deployed: all of the build's are released, what it does not name is left
 * over, and goes only by a person's word.
 */
export function changesTo(services, deployed) {
  const [before, now] = [new Set(deployed), new Set(services.map(({ name }) => name))];
  return {
    created: [...now].filter((name) => !before.has(name)).toSorted(byText),
    changed: [...now].filter((name) => before.has(name)).toSorted(byText),
    removed: [...before].filter((name) => !now.has(name)).toSorted(byText),
  };
}

/** Every new revision starts an instance to be checked, or as many as stay warm. */
export const startedCpu = (services) =>
  services.reduce((sum, { cpu, minInstances }) => sum + cpu * Math.max(1, minInstances), 0);

/** What production takes (https://firebase.google.com/docs/firestore/quotas). */
const MOST_INDEXES = 1_000;
const MOST_OVERRIDES = 200;

/**
 * Why production would refuse firestore.indexes.json.
 * @param {{indexes?: any[], fieldOverrides?: any[]}} file
 * @returns {string[]}
 */
export function wrongIndexes({ indexes = [], fieldOverrides = [] }) {
  const wrong = [];
  const seen = new Set();
  for (const { collectionGroup, queryScope, fields, ...rest } of indexes) {
    const text = `${collectionGroup} ${queryScope} ${JSON.stringify(fields)}`;
    if (Object.keys(rest).some((name) => !['density', 'apiScope', 'multikey', 'unique'].includes(name)))
      wrong.push(`índice de ${collectionGroup} com campo desconhecido: ${Object.keys(rest).join(', ')}`);
    if (!collectionGroup || !['COLLECTION', 'COLLECTION_GROUP'].includes(queryScope))
      wrong.push(`índice sem coleção ou alcance: ${text}`);
    if (!Array.isArray(fields) || fields.length < 2)
      wrong.push(`índice composto de menos de dois campos: ${text}`);
    for (const { fieldPath, order, arrayConfig } of fields ?? [])
      if (!fieldPath || (order === undefined) === (arrayConfig === undefined))
        wrong.push(`campo sem ordem, ou com duas: ${text}`);
    if (seen.has(text)) wrong.push(`índice repetido: ${text}`);
    seen.add(text);
  }
  for (const { collectionGroup, fieldPath, indexes: its } of fieldOverrides)
    if (!collectionGroup || !fieldPath || !Array.isArray(its))
      wrong.push(`exceção incompleta: ${JSON.stringify({ collectionGroup, fieldPath })}`);
  if (indexes.length > MOST_INDEXES) wrong.push(`${indexes.length} índices compostos, de ${MOST_INDEXES}`);
  if (fieldOverrides.length > MOST_OVERRIDES)
    wrong.push(`${fieldOverrides.length} campos à parte, de ${MOST_OVERRIDES}`);
  return wrong;
}
