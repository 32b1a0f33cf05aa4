/**
 * Proves that every stored total of a company equals the sum of its entries, and repairs what does not: points and
 * their types, ranking, likes, comments, coins given and returned, wallets, sponsors, counter, places, links, persons,
 * accounts, permissions, unread notifications. Each check is the
 * trigger's own transaction, so it may run while people work.
 */
import { autorizacaoSchema, permissoesSchema } from '@/domain/autorizacao';
import { type Ideia, ideiaSchema } from '@/domain/ideia';
import { TIPO_DO_PAPEL } from '@/domain/papeis';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/paths';
import { patrocinioSchema } from '@/domain/patrocinio';
import { pontosSchema } from '@/domain/pontos';
import { emParalelo, type Firestore, lido } from '@functions/banco';
import { caminhoDasContadas, contarIdeia, somarContadas } from '@functions/nucleo/contadores';
import { conferirCarteira } from '@functions/nucleo/extrato';
import { acertarMoedas } from '@functions/nucleo/moedas';
import type { Correcao, Modo } from '@functions/nucleo/correcao';
import { contarNaoLidas } from '@functions/nucleo/naoLidas';
import { flagsDe, projetarAutorizacao } from '@functions/nucleo/permissoes';
import { projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { somarPontos } from '@functions/nucleo/ranking';
import { contarComentarios, contarLikes, somarPatrocinios } from '@functions/nucleo/totais';
import { contarVagas } from '@functions/nucleo/vagas';
import { acertarVinculo } from '@functions/nucleo/vinculos';
import { isDeepStrictEqual } from 'node:util';

const PARALELAS = 8;

const idsDe = async (db: Firestore, colecao: string) =>
  (await db.collection(colecao).select().get()).docs.map(({ id }) => id);

/** Runs one correction over many records and gathers what it found. */
async function emTodos<T>(itens: Iterable<T>, corrigirUm: (item: T) => Promise<Correcao[]>) {
  const correcoes: Correcao[] = [];
  await emParalelo(itens, PARALELAS, async (item) => {
    correcoes.push(...(await corrigirUm(item)));
  });
  return correcoes;
}

async function conferirPremios(db: Firestore, contexto: Contexto, modo: Modo) {
  const ideias = await idsDe(db, caminhos.ideias(contexto));
  return emTodos(ideias, (id) => premiarIdeia(db, contexto, id, modo));
}

/** Total of everybody who has an entry or a place in a ranking. */
export async function conferirRanking(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const pares = new Map<string, [regulamento: string, pessoa: string]>();
  const anotar = (regulamento: string, pessoa: string) =>
    pares.set(`${regulamento} ${pessoa}`, [regulamento, pessoa]);
  const historico = await db.collection(caminhos.historicoPontos(contexto)).get();
  for (const documento of historico.docs) {
    const entrada = lido(pontosSchema, documento);
    if (entrada?.regulamentoIdeias) anotar(entrada.regulamentoIdeias, entrada.colaboradorReference);
  }
  for (const regulamento of await idsDe(db, caminhos.regulamentosIdeias(contexto)))
    for (const uid of await idsDe(db, caminhos.ranking(contexto, regulamento)))
      anotar(caminhos.regulamentoIdeias(contexto, regulamento), caminhos.colaborador(contexto, uid));
  return emTodos(pares.values(), ([regulamento, pessoa]) =>
    somarPontos(db, contexto, regulamento, pessoa, modo),
  );
}

/** Counter of ideas: every idea against its mark, then the counter against the marks. */
async function conferirContador(db: Firestore, contexto: Contexto, modo: Modo) {
  const [ideias, marcas] = await Promise.all([
    db.collection(caminhos.ideias(contexto)).select('visibilidade', 'status').get(),
    db.collection(caminhoDasContadas(contexto)).get(),
  ]);
  const contadas = new Map<string, unknown>(marcas.docs.map((marca) => [marca.id, marca.get('status')]));
  const certas = new Map<string, unknown>(
    ideias.docs.flatMap((ideia) =>
      ideia.get('visibilidade') === 'PUBLICA' ? [[ideia.id, ideia.get('status')]] : [],
    ),
  );
  const ids = new Set([...contadas.keys(), ...certas.keys()]);
  const diferentes = [...ids].filter((id) => contadas.get(id) !== certas.get(id));
  const corrigidas = await emTodos(diferentes, (id) => contarIdeia(db, contexto, id, modo));
  return [...corrigidas, ...(await somarContadas(db, contexto, modo))];
}

async function conferirInteracoes(db: Firestore, contexto: Contexto, modo: Modo) {
  const ideias = await db.collection(caminhos.ideias(contexto)).get();
  return emTodos(ideias.docs, async (documento) => {
    const ideia: Ideia | undefined = lido(ideiaSchema, documento);
    const { id } = documento;
    const patrocinadores = new Set([
      ...(await idsDe(db, caminhos.patrocinios(contexto, id))),
      ...(ideia?.patrocinadoresReferences.map(idDaReferencia) ?? []),
    ]);
    const correcoes = [
      ...(await acertarMoedas(db, contexto, id, modo)),
      ...(await contarLikes(db, contexto, id, modo)),
      ...(await contarComentarios(db, contexto, id, modo)),
    ];
    for (const uid of patrocinadores)
      correcoes.push(...(await somarPatrocinios(db, contexto, id, uid, modo)));
    return correcoes;
  });
}

/** Every wallet against the coins that lie on ideas, and its statement line by line. */
export async function conferirCarteiras(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const ideias = new Map<string, string[]>();
  const carteira = (regulamento: string, uid: string) => {
    const chave = `${regulamento} ${uid}`;
    const suas = ideias.get(chave) ?? [];
    ideias.set(chave, suas);
    return suas;
  };
  for (const regulamento of await idsDe(db, caminhos.regulamentosIdeias(contexto)))
    for (const uid of await idsDe(db, caminhos.carteiras(contexto, regulamento))) carteira(regulamento, uid);
  for (const ideia of await idsDe(db, caminhos.ideias(contexto))) {
    const patrocinios = await db.collection(caminhos.patrocinios(contexto, ideia)).get();
    for (const documento of patrocinios.docs) {
      const patrocinio = lido(patrocinioSchema, documento);
      if (patrocinio) carteira(idDaReferencia(patrocinio.regulamentoReference), documento.id).push(ideia);
    }
  }
  return emTodos(ideias, ([chave, suas]) => {
    const [regulamento = '', uid = ''] = chave.split(' ');
    return conferirCarteira(db, contexto, regulamento, uid, suas, modo);
  });
}

export async function conferirVagas(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const regulamentos = await idsDe(db, caminhos.regulamentosIdeias(contexto));
  return emTodos(regulamentos, (id) => contarVagas(db, contexto, id, modo));
}

async function conferirVinculos(db: Firestore, contexto: Contexto, modo: Modo) {
  const ids = await idsDe(db, caminhos.vinculosDeIdeias(contexto));
  return emTodos(ids, (id) => acertarVinculo(db, contexto, id, modo));
}

async function conferirPessoas(db: Firestore, contexto: Contexto, modo: Modo) {
  const uids = new Set([
    ...(await idsDe(db, caminhos.colaboradores(contexto))),
    ...(await idsDe(db, caminhos.pessoas(contexto))),
  ]);
  return emTodos(uids, async (uid) => [
    ...(await projetarPessoa(db, contexto, uid, modo)),
    ...(await vincularUsuario(db, contexto, uid, modo)),
  ]);
}

async function conferirPermissoes(db: Firestore, contexto: Contexto, modo: Modo) {
  const entradas = await db.collection(caminhos.autorizacao(contexto)).get();
  const tipos = Object.values(TIPO_DO_PAPEL);
  const projecoes = await db.getAll(...tipos.map((tipo) => db.doc(caminhos.permissoes(contexto, tipo))));
  const diferentes = entradas.docs.filter((documento) => {
    const entrada = lido(autorizacaoSchema, documento);
    const projecao = projecoes.find(({ id }) => id === String(entrada?.tipo));
    const flags = projecao && lido(permissoesSchema, projecao)?.flags[String(entrada?.tipoAutorizacao)];
    return !isDeepStrictEqual(flags, flagsDe(entrada));
  });
  return emTodos(diferentes, ({ id }) => projetarAutorizacao(db, contexto, id, modo));
}

/** Also boxes without a count of their own yet: listDocuments names every one that holds entries. */
async function conferirCaixas(db: Firestore, contexto: Contexto, modo: Modo) {
  const caixas = await db.collection(`${caminhos.empresa(contexto)}/caixas`).listDocuments();
  return emTodos(caixas, ({ id }) => contarNaoLidas(db, contexto, id, modo));
}

/** Everything derived in one company; returns the corrections made or, with `simular`, needed. Empty: all is right. */
export async function conferirEmpresa(
  db: Firestore,
  contexto: Contexto,
  modo: Modo = {},
): Promise<Correcao[]> {
  return [
    ...(await conferirPremios(db, contexto, modo)),
    ...(await conferirRanking(db, contexto, modo)),
    ...(await conferirContador(db, contexto, modo)),
    ...(await conferirInteracoes(db, contexto, modo)),
    ...(await conferirCarteiras(db, contexto, modo)),
    ...(await conferirVagas(db, contexto, modo)),
    ...(await conferirVinculos(db, contexto, modo)),
    ...(await conferirPessoas(db, contexto, modo)),
    ...(await conferirPermissoes(db, contexto, modo)),
    ...(await conferirCaixas(db, contexto, modo)),
  ];
}
