/** The emulator's own interface to rules: loading them and what it reports about their evaluation. */
import { firestore } from '@tests/support/emulators';

/** One expression of the rules: where it stands, the values it had and how often, and its parts. */
export interface Expressao {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: Expressao[];
}
export interface Cobertura {
  fonte: string;
  /** Conditions of `allow` and bodies of functions. */
  raizes: Expressao[];
}

const endereco = (projeto: string, recurso: string) => {
  const { host, port } = firestore();
  return `http://${host}:${port}/emulator/v1/projects/${projeto}:${recurso}`;
};

/** Puts the rules in force for the project and forgets what was counted until now. */
export async function carregarRegras(projeto: string, fonte: string): Promise<void> {
  const resposta = await fetch(endereco(projeto, 'securityRules'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: fonte }] } }),
  });
  if (!resposta.ok) throw new Error(`As regras não compilam: ${await resposta.text()}`);
}

/** Frees what the emulator remembers of every evaluation of the project: whole documents, gigabytes in a long run. */
export const esquecerAvaliacoes = (projeto: string) =>
  carregarRegras(
    projeto,
    "rules_version = '2'; service cloud.firestore { match /nada/{id} { allow get: if false; } }",
  );

/** What has been evaluated since the rules were loaded; undefined when the project has none. */
export async function cobertura(projeto: string): Promise<Cobertura | undefined> {
  const resposta = await fetch(endereco(projeto, 'ruleCoverage'));
  if (!resposta.ok) return undefined;
  const { rules, report } = (await resposta.json()) as {
    rules?: { files: { content: string }[] };
    report?: Expressao[];
  };
  const fonte = rules?.files[0]?.content;
  return fonte === undefined ? undefined : { fonte, raizes: report ?? [] };
}

/** Calls `visitar` for the expression and all its parts, outer ones first. */
export function percorrer(expressao: Expressao, visitar: (expressao: Expressao) => void): void {
  visitar(expressao);
  for (const parte of expressao.children ?? []) percorrer(parte, visitar);
}
