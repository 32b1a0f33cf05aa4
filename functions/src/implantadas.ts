/** What the entry deploys, by the name it has in production: a group's name stands before its functions'. */
export interface Ponto {
  entryPoint?: string;
  cpu?: number;
  concurrency?: number;
  maxInstances?: number;
  availableMemoryMb?: number;
  serviceAccountEmail?: string;
  secretEnvironmentVariables?: { key: string }[];
  callableTrigger?: object;
  scheduleTrigger?: { schedule: string };
  eventTrigger?: { eventType: string; retry: boolean; eventFilterPathPatterns?: { document?: string } };
}

const pontoDe = (exportada: unknown) => (exportada as { __endpoint?: Ponto }).__endpoint;

export const implantadas = (entrada: object): [nome: string, ponto: Ponto][] =>
  Object.entries(entrada).flatMap(([nome, exportada]: [string, unknown]) => {
    const ponto = pontoDe(exportada);
    if (ponto) return [[nome, ponto]];
    return implantadas(exportada as object).map(([um, dele]): [string, Ponto] => [`${nome}-${um}`, dele]);
  });

interface Publicada {
  id: string;
  codebase?: string;
  eventTrigger?: object;
  scheduleTrigger?: object;
}

/**
 * Deployed from this codebase, as `firebase functions:list --json` says, and in the build no more. What events and
 * schedules start would do its work twice, so it goes with the release. What pages call goes later: those that were
 * opened before go on calling it.
 */
export const sobras = (
  publicadas: readonly Publicada[],
  nomes: readonly string[],
  quais: 'gatilhos' | 'chamadas',
): string[] =>
  publicadas
    .filter(({ id, codebase }) => codebase === 'default' && !nomes.includes(id))
    .filter(({ eventTrigger, scheduleTrigger }) =>
      eventTrigger || scheduleTrigger ? quais === 'gatilhos' : quais === 'chamadas',
    )
    .map(({ id }) => id);
