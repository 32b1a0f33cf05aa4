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

const raiz = (projeto: string) => `projects/${projeto}/databases/(default)/documents`;

/** Deletes every document of the project. */
export async function esvaziar(projeto: string): Promise<void> {
  const { host, port } = firestore();
  const resposta = await fetch(`http://${host}:${port}/emulator/v1/${raiz(projeto)}`, { method: 'DELETE' });
  if (!resposta.ok) throw new Error(`Os dados de ${projeto} não foram apagados: ${await resposta.text()}`);
}

/** When each document was last written, null where there is none: one request for all, past the rules. */
export async function versoes(
  projeto: string,
  caminhos: readonly string[],
): Promise<Record<string, string | null>> {
  const { host, port } = firestore();
  const inicio = `${raiz(projeto)}/`;
  const resposta = await fetch(`http://${host}:${port}/v1/${raiz(projeto)}:batchGet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ documents: caminhos.map((caminho) => inicio + caminho) }),
  });
  if (!resposta.ok) throw new Error(`Não li ${caminhos.join(', ')}: ${await resposta.text()}`);
  const achados = (await resposta.json()) as { found?: { name: string; updateTime: string } }[];
  return {
    ...Object.fromEntries(caminhos.map((caminho) => [caminho, null])),
    ...Object.fromEntries(
      achados.flatMap(({ found }) => (found ? [[found.name.slice(inicio.length), found.updateTime]] : [])),
    ),
  };
}

/** Frees what the emulator remembers of every evaluation of the project: whole documents, gigabytes in a long run. */
export const esquecerAvaliacoes = (projeto: string) =>
  carregarRegras(
    projeto,
    "rules_version = '2'; service cloud.firestore { match /nada/{id} { allow get: if false; } }",
  );

const TENTATIVAS = 5;

/**
 * What has been evaluated since the rules were loaded; undefined when the project has none. The emulator builds the
 * answer in a gigabyte of memory and may lack it for a moment: an answer that fails is asked again, and never taken for
 * none.
 */
export async function cobertura(projeto: string): Promise<Cobertura | undefined> {
  let resposta = await fetch(endereco(projeto, 'ruleCoverage'));
  for (let vez = 1; !resposta.ok && vez < TENTATIVAS; vez++)
    resposta = await fetch(endereco(projeto, 'ruleCoverage'));
  if (!resposta.ok)
    throw new Error(
      `O emulador não disse o que ${projeto} avaliou: ${resposta.status} ${await resposta.text()}`,
    );
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
