/**
 * Proves that every stored total of a company equals the sum of its entries, and repairs what does not. It looks at
 * points and their types, ranking, likes, comments, coins given and returned, wallets, places, links, sponsors,
 * counters, activities, minutes, persons, accounts, permissions and unread notifications. Each check is the trigger's
 * own transaction, so it may run while people work.
 */
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { PAPEIS } from '@/domain/acesso/papeis';
import { PARTES, participacaoSchema } from '@/domain/pessoas/participacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/paths';
import { pontosSchema } from '@/domain/pontos/pontos';
import { emParalelo, type Firestore, lido } from '@functions/banco';
import { projetarAtividade, somarAtividades } from '@functions/nucleo/atividades';
import { acertarBloqueio } from '@functions/nucleo/bloqueio';
import { registrarDecisao, registrarRegulamento } from '@functions/nucleo/comite';
import {
  caminhoDasContadas,
  contaComo,
  contadaSchema,
  contarIdeia,
  somarContadas,
  somarPorDia,
} from '@functions/nucleo/contadores';
import { acertarMoedas } from '@functions/nucleo/moedas';
import type { Correcao, Modo } from '@functions/nucleo/correcao';
import { contarNaoLidas } from '@functions/nucleo/naoLidas';
import { acertarPermissoes, projetarPapel } from '@functions/nucleo/permissoes';
import { projetarParticipacao } from '@functions/nucleo/participacao';
import { projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { somarPontos } from '@functions/nucleo/ranking';
import { contarComentarios, contarLikes, somarPatrocinios } from '@functions/nucleo/totais';
import { isDeepStrictEqual } from 'node:util';
import { conferirMoedas } from './conferirMoedas';
import { emTodos, idsDe, PARALELAS } from './emTodos';

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

/** Counters of ideas: every idea against its mark, then the counters against the marks. */
async function conferirContador(db: Firestore, contexto: Contexto, modo: Modo) {
  const [ideias, marcas] = await Promise.all([
    db.collection(caminhos.ideias(contexto)).get(),
    db.collection(caminhoDasContadas(contexto)).get(),
  ]);
  const contadas = new Map(marcas.docs.map((marca) => [marca.id, lido(contadaSchema, marca)]));
  const certas = new Map(ideias.docs.map((ideia) => [ideia.id, contaComo(lido(ideiaSchema, ideia))]));
  const ids = new Set([...contadas.keys(), ...certas.keys()]);
  const diferentes = [...ids].filter((id) => !isDeepStrictEqual(contadas.get(id), certas.get(id)));
  return [
    ...(await emTodos(diferentes, (id) => contarIdeia(db, contexto, id, modo))),
    ...(await somarContadas(db, contexto, modo)),
    ...(await somarPorDia(db, contexto, modo)),
  ];
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

/** Every milestone against its activity, activities whose milestone is no more, then the counter against them. */
async function conferirAtividades(db: Firestore, contexto: Contexto, modo: Modo) {
  const pares = new Map<string, [ideia: string, marco: string]>();
  const anotar = (ideia: string, marco: string) => pares.set(`${ideia}/${marco}`, [ideia, marco]);
  await emParalelo(await idsDe(db, caminhos.ideias(contexto)), PARALELAS, async (ideia) => {
    for (const marco of await idsDe(db, caminhos.marcos(contexto, ideia))) anotar(ideia, marco);
  });
  const atividades = await db.collection(caminhos.atividades(contexto)).select('marcoReference').get();
  for (const atividade of atividades.docs) {
    const [, , , , , ideia = '', , marco = ''] = String(atividade.get('marcoReference')).split('/');
    anotar(ideia, marco);
  }
  const corrigidas = await emTodos(pares.values(), ([ideia, marco]) =>
    projetarAtividade(db, contexto, ideia, marco, modo),
  );
  return [...corrigidas, ...(await somarAtividades(db, contexto, modo))];
}

/** What the minutes and the activities of the committee should tell. */
async function conferirComite(db: Firestore, contexto: Contexto, modo: Modo) {
  const ideias = await idsDe(db, caminhos.ideias(contexto));
  const decisoes = await emTodos(ideias, async (ideia) => {
    const movimentos = await idsDe(db, caminhos.movimentacoes(contexto, ideia));
    return emTodos(movimentos, (id) => registrarDecisao(db, contexto, ideia, id, modo));
  });
  const regulamentos = await idsDe(db, caminhos.regulamentosIdeias(contexto));
  return [
    ...decisoes,
    ...(await emTodos(regulamentos, (id) => registrarRegulamento(db, contexto, id, modo))),
  ];
}

/** Everybody the report of ideas knows. */
async function quemParticipa(db: Firestore, contexto: Contexto) {
  const partes = Array.from({ length: PARTES }, (_, i) => db.doc(caminhos.participacao(contexto, String(i))));
  const lidas = await db.getAll(...partes);
  return lidas.flatMap((parte) => Object.keys(lido(participacaoSchema, parte)?.pessoas ?? {}));
}

async function conferirPessoas(db: Firestore, contexto: Contexto, modo: Modo) {
  const uids = new Set([
    ...(await idsDe(db, caminhos.colaboradores(contexto))),
    ...(await idsDe(db, caminhos.pessoas(contexto))),
    ...(await quemParticipa(db, contexto)),
  ]);
  return emTodos(uids, async (uid) => [
    ...(await acertarBloqueio(db, contexto, uid, modo)),
    ...(await projetarPessoa(db, contexto, uid, modo)),
    ...(await projetarParticipacao(db, contexto, uid, modo)),
    ...(await vincularUsuario(db, contexto, uid, modo)),
  ]);
}

async function conferirPermissoes(db: Firestore, contexto: Contexto, modo: Modo) {
  return [
    ...(await emTodos(PAPEIS, (papel) => projetarPapel(db, contexto, papel, modo))),
    ...(await emTodos(await idsDe(db, caminhos.colaboradores(contexto)), (uid) =>
      acertarPermissoes(db, contexto, uid, modo),
    )),
  ];
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
    // Memberships first: one without its permissions is no record that the others could read.
    ...(await conferirPermissoes(db, contexto, modo)),
    ...(await conferirPremios(db, contexto, modo)),
    ...(await conferirRanking(db, contexto, modo)),
    // The counters add up totals of ideas, which are put right before them.
    ...(await conferirInteracoes(db, contexto, modo)),
    ...(await conferirAtividades(db, contexto, modo)),
    ...(await conferirComite(db, contexto, modo)),
    ...(await conferirContador(db, contexto, modo)),
    ...(await conferirMoedas(db, contexto, modo)),
    ...(await conferirPessoas(db, contexto, modo)),
    ...(await conferirCaixas(db, contexto, modo)),
  ];
}
