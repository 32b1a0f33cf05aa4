/**
 * The world of one file of rules tests. It has a project of the emulator that no other file uses meanwhile; data and
 * rules are isolated per project. It has the companies, people and matrices of tests/support, and words to try things
 * with. A refusal always looks at the record before and after, as an administrator: it must have changed nothing. And it
 * stands beside an allowed twin, which differs in one thing (decisions T408).
 */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as fs from 'firebase/firestore/lite';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { marcarMedido, PROJETOS_LIVRES, PROJETOS_MEDIDOS } from './coverage';
import { carregarRegras, esquecerAvaliacoes, esvaziar, versoes } from './emulador';
import { permissoesDaMatriz } from './permissoes-da-matriz';
import { regras, regrasEscritas } from './regras';
import { empresaDaSessaoSchema } from '@/domain/empresas/empresa-da-sessao';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { COBERTURA, contaParaACobertura } from '@tests/support/cobertura-das-regras';
import { firestore } from '@tests/support/emulators';
import { EMPRESA, EMPRESAS, type Persona, PERSONAS } from '@tests/support/personas';
import { REGULAMENTO, umaEmpresa, umColaborador, umRegulamento } from '@tests/support/documentos';

fs.setLogLevel('silent');

const nomeDe = (arquivo: string) => basename(arquivo).replace(/\.test\.ts$/, '');

const TRABALHADOR = process.env['VITEST_POOL_ID'] ?? '1';
/**
 * Projects that files share, two per worker, emptied between files. The emulator takes about a second to compile the
 * rules for a project. One is for the tests whose evaluations count for the coverage, and one for all others.
 */
const PROJETO_MEDIDO = `${PROJETOS_MEDIDOS}${TRABALHADOR}`;
const PROJETO_LIVRE = `${PROJETOS_LIVRES}${TRABALHADOR}`;
const compilados = new Set<string>();
/**
 * `npm test` starts the emulators with the rules as published, which then hold for every project. Loading them once
 * more takes a second and a half each time. Emulators that were up before may have older ones.
 */
const EMULADORES_NOVOS = process.env['EMULADORES_NOVOS'] === '1';

export type Documentos = Record<string, object>;

/** What the world holds at first: companies with their people and a rule that runs now. In EMPRESA every flag is on. */
function mundo(): Documentos {
  const documentos: Documentos = matrizDe(EMPRESA);
  for (const { contexto, nome, role, status } of EMPRESAS) {
    const empresa = umaEmpresa({ nomeFantasia: nome, role, status });
    documentos[caminhos.empresa(contexto)] = empresa;
    documentos[caminhos.apresentacao(contexto)] = empresaDaSessaoSchema.parse(empresa);
    documentos[caminhos.regulamentoIdeias(contexto, REGULAMENTO)] = umRegulamento();
  }
  for (const pessoa of PERSONAS) documentos[pessoa.referencia] = umColaborador(pessoa);
  return documentos;
}

/** The matrix of a company with every flag on, as the function that creates it writes it. */
export const matrizDe = (contexto: Contexto): Documentos =>
  Object.fromEntries(
    matrizInicial().map(({ id, dados }) => [
      `${caminhos.autorizacao(contexto)}/${id}`,
      { ...dados, ...umCarimbo('funcao') },
    ]),
  );

const umCarimbo = (uid: string) => ({
  createdAt: new Date(),
  createdBy: uid,
  updatedAt: new Date(),
  updatedBy: uid,
  deletedAt: null,
});

/** Server time, the only one the rules accept. */
export const agora = fs.serverTimestamp;

/** Time of a device that is a second late: on a fast machine its present millisecond can be the server's. */
export const doAparelho = () => new Date(Date.now() - 1_000);

/** The record as its author would create it now. */
export const criadoAgora = <T extends { createdAt: Date }>(documento: T) => ({
  ...documento,
  createdAt: agora(),
  ...('updatedAt' in documento ? { updatedAt: agora() } : {}),
});

/** Stamps of a change by the person. */
export const mudadoPor = (pessoa: Persona) => ({ updatedAt: agora(), updatedBy: pessoa.uid });

let contador = 0;
/** A new document id. */
export const novoId = (prefixo = 'id') => `${prefixo}-${++contador}`;

export type Banco = fs.Firestore;
type Token = Exclude<
  NonNullable<Parameters<typeof fs.connectFirestoreEmulator>[3]>['mockUserToken'],
  string | undefined
>;

/**
 * Opens the world of the test file; called once, at its top, with `import.meta.filename`. Tests with the tag
 * `cobertura` have a second one, with the same people and everything the file writes outside of tests. Only what they
 * evaluate counts for the coverage of the rules. The emulator's account of every evaluation is hundreds of megabytes.
 * `proprio` is for a file that reads the account itself.
 */
export async function abrirAmbiente(arquivo: string, { proprio = false } = {}) {
  const livre = proprio
    ? await abrirMundo(`demo-regras-${nomeDe(arquivo)}`, regrasEscritas)
    : await abrirMundo(PROJETO_LIVRE, EMULADORES_NOVOS ? undefined : regras);
  const medido = contaParaACobertura(readFileSync(arquivo, 'utf8')) ? await abrirMundo(PROJETO_MEDIDO) : null;
  const mundos = medido ? [livre, medido] : [livre];
  let atual = livre;
  /** Outside of a test both worlds are prepared. */
  let preparando = true;
  vigiarGemeos();
  beforeEach(({ task }) => {
    preparando = false;
    atual = (task.tags?.includes(COBERTURA) && medido) || livre;
  });
  afterEach(() => {
    preparando = true;
    const nuncaFeitos = [...gemeos.values()].filter((passou) => !passou).length;
    if (nuncaFeitos > 0)
      throw new Error(`${nuncaFeitos} atos que o teste chama de permitidos nunca passaram.`);
  });
  afterAll(async () => {
    await Promise.all(mundos.map(({ fechar }) => fechar()));
    if (proprio) await esquecerAvaliacoes(livre.projectId);
    if (medido) marcarMedido(nomeDe(arquivo));
  });

  /** When the documents were last written, past the rules. */
  const versoesDe = async (caminhosVistos: readonly string[]): Promise<Record<string, string | null>> =>
    caminhosVistos.length > 0 ? versoes(atual.projectId, caminhosVistos) : {};

  /**
   * Expects the acts to be refused and every given document to be as before. What for, only an allowed twin tells: no
   * test calls this.
   */
  async function recusaSemGemeo(caminho: string | string[], atos: Ato | readonly Ato[]): Promise<void> {
    const caminhosVistos = [caminho].flat();
    const antes = await versoesDe(caminhosVistos);
    for (const ato of [atos].flat()) await negadoSemGemeo(ato());
    expect(await versoesDe(caminhosVistos)).toEqual(antes);
  }

  /**
   * For what no person may do: the act is refused to these, and the same act is done by the server, above the rules. So
   * it was the person that was refused. Afterwards the documents are as they were.
   */
  async function soOServidor(
    caminho: string | string[],
    quem: Banco | readonly Banco[],
    ato: (banco: Banco) => Promise<unknown>,
  ): Promise<void> {
    const antes = await Promise.all([caminho].flat().map((um) => fs.getDoc(fs.doc(atual.admin, um))));
    await recusaSemGemeo(
      caminho,
      [quem].flat().map((banco) => () => ato(banco)),
    );
    await passa(() => ato(atual.admin));
    await Promise.all(
      antes.map(async (um) => {
        const dados = um.data();
        await (dados ? fs.setDoc(um.ref, dados) : fs.deleteDoc(um.ref));
      }),
    );
  }
  return {
    projectId: livre.projectId,
    admin: () => atual.admin,
    anonimo: () => atual.anonimo,
    como: (quem: Persona, token?: object): Banco => {
      if (preparando && medido) throw new Error('Só dentro de um teste se sabe em qual dos dois mundos.');
      return atual.como(quem, token);
    },
    /** Writes the documents past the rules, and what the matrix grants, as the triggers would, on the memberships. */
    semear: async (documentos: Documentos): Promise<void> => {
      await Promise.all((preparando ? mundos : [atual]).map((mundo) => mundo.semear(documentos)));
    },
    /** The document as an administrator of the database sees it; undefined when there is none. */
    ler: async (caminho: string) => (await fs.getDoc(fs.doc(atual.admin, caminho))).data(),
    versoesDe,
    /** Expects the acts to be refused, every given document to be as before, and the allowed twin to pass. */
    recusa: async (caminho: string | string[], atos: Ato | readonly Ato[], gemeo: Ato): Promise<void> => {
      await recusaSemGemeo(caminho, atos);
      await passa(gemeo);
    },
    soOServidor,
  };
}
export type Ambiente = Awaited<ReturnType<typeof abrirAmbiente>>;

/** The first state of the world in a project that is emptied for it; without `quais` it has its rules already. */
async function abrirMundo(projectId: string, quais?: () => string) {
  await esvaziar(projectId);
  if (quais && !compilados.has(projectId)) await carregarRegras(projectId, quais());
  compilados.add(projectId);
  const { abrir, fechar } = bancosDe(projectId);
  const admin = abrir('owner');
  const bancos = new Map<string, Banco>();
  const comPermissoes = permissoesDaMatriz();

  async function semear(documentos: Documentos): Promise<void> {
    const todos = Object.entries(comPermissoes(documentos));
    const lotes = Array.from({ length: Math.ceil(todos.length / 400) }, (_, i) => {
      const lote = fs.writeBatch(admin);
      for (const [caminho, dados] of todos.slice(i * 400, (i + 1) * 400))
        lote.set(fs.doc(admin, caminho), dados);
      return lote.commit();
    });
    await Promise.all(lotes);
  }
  await semear(mundo());
  return {
    projectId,
    admin,
    anonimo: abrir(),
    /** The database as the person sees it, signed in with a token that names their company. */
    como({ uid, email, contexto }: Persona, token: object = {}): Banco {
      const chave = JSON.stringify([uid, contexto, token]);
      const banco =
        bancos.get(chave) ?? abrir({ sub: uid, email, email_verified: true, ...contexto, ...token });
      bancos.set(chave, banco);
      return banco;
    },
    semear,
    fechar,
  };
}

const parteDoToken = (parte: object) => Buffer.from(JSON.stringify(parte)).toString('base64url');
/** What the emulator takes for a token. The library's own carries a dozen claims no rule asks, kept with every request. */
const assinado = (token: 'owner' | Token) =>
  token === 'owner' ? token : `${parteDoToken({ alg: 'none', typ: 'JWT' })}.${parteDoToken(token)}.`;

/** Opens databases of a project, each with the token of one person: none, or `owner`, who is above the rules. */
export function bancosDe(projectId: string) {
  const { host, port } = firestore();
  const apps: FirebaseApp[] = [];
  const abrir = (mockUserToken?: 'owner' | Token): Banco => {
    const app = initializeApp({ projectId }, `${projectId}-${apps.length}`);
    apps.push(app);
    const banco = fs.getFirestore(app);
    fs.connectFirestoreEmulator(
      banco,
      host,
      port,
      mockUserToken && { mockUserToken: assinado(mockUserToken) },
    );
    return banco;
  };
  return { abrir, fechar: () => Promise.all(apps.map((app) => deleteApp(app))) };
}

/** How a refused act ended. One that only the engine's limit of expressions refused tells nothing about the rules. */
export const fimDe = ({ code, message }: { code: string; message: string }) =>
  message.includes('expressions to evaluate') ? `passou de 800 expressões: ${message}` : code;

export type Ato = () => Promise<unknown>;

/** What the running test has called allowed, and whether it passed by now. */
const gemeos = new Map<Ato, boolean>();

/**
 * The allowed twin of refusals around it: the same act but for one thing. The test does it where it belongs, and fails
 * at its end when it never passed.
 */
export function permitido<T>(ato: () => Promise<T>): () => Promise<T> {
  const gemeo = async () => {
    const resultado = await ato();
    gemeos.set(gemeo, true);
    return resultado;
  };
  gemeos.set(gemeo, false);
  return gemeo;
}

/** Every test of the file does what it calls allowed. */
export function vigiarGemeos(): void {
  beforeEach(() => gemeos.clear());
  afterEach(() => {
    const nuncaFeitos = [...gemeos.values()].filter((passou) => !passou).length;
    if (nuncaFeitos > 0)
      throw new Error(`${nuncaFeitos} atos que o teste chama de permitidos nunca passaram.`);
  });
}

/** The twin passes: now, or where the test does what it called `permitido`. */
export async function passa(gemeo: Ato): Promise<void> {
  if (gemeos.has(gemeo)) return;
  await gemeo().catch((erro: { code: string; message: string }) => {
    throw new Error(`O gêmeo permitido não passou, e então a recusa não diz nada: ${fimDe(erro)}`, {
      cause: erro,
    });
  });
}

/** Expects permission-denied by a predicate and nothing else. */
const negadoSemGemeo = (tentativa: Promise<unknown>) =>
  expect(tentativa.then(() => 'aceito', fimDe)).resolves.toBe('permission-denied');

/** Expects the reading to be refused, and the allowed twin to pass. */
export async function negado(tentativa: Promise<unknown>, gemeo: Ato): Promise<void> {
  await negadoSemGemeo(tentativa);
  await passa(gemeo);
}

/**
 * Repeats the act while another write to the same document is in its way. That is no answer of the rules. The full SDK
 * does it by itself. The lite one, which the application uses, leaves it to the caller.
 */
export async function semEstorvo<T>(ato: () => Promise<T>): Promise<T> {
  for (let vez = 1; ; vez++) {
    try {
      return await ato();
    } catch (erro) {
      if (vez === 20 || (erro as fs.FirestoreError).code !== 'aborted') throw erro;
    }
  }
}

/** Short words for single documents. */
export const pegar = (banco: Banco, caminho: string) => fs.getDoc(fs.doc(banco, caminho));
export const criar = (banco: Banco, caminho: string, dados: object) =>
  fs.setDoc(fs.doc(banco, caminho), dados);
export const mudar = (banco: Banco, caminho: string, dados: object) =>
  fs.updateDoc(fs.doc(banco, caminho), { ...dados });
export const apagar = (banco: Banco, caminho: string) => fs.deleteDoc(fs.doc(banco, caminho));
/** A page of the collection with the given constraints; 10 records unless a limit is among them. */
export const listar = (banco: Banco, colecao: string, ...filtros: fs.QueryConstraint[]) =>
  fs.getDocs(fs.query(fs.collection(banco, colecao), ...filtros, fs.limit(10)));
/** Several writes at once: `[caminho, dados]` creates, `[caminho, dados, 'mudar']` updates. */
export async function juntos(banco: Banco, ...escritas: [string, object, 'mudar'?][]): Promise<void> {
  const lote = fs.writeBatch(banco);
  for (const [caminho, dados, mudanca] of escritas) {
    if (mudanca) lote.update(fs.doc(banco, caminho), { ...dados });
    else lote.set(fs.doc(banco, caminho), dados);
  }
  await lote.commit();
}
