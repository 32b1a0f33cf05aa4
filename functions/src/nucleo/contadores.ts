/**
 * `contadores/ideias`: public ideas in all and by status; `contadores/ideias-{ano}`: by day of registration, with
 * what they gathered. `contadores/ideias/contadas/{ideia}` says as what each idea is counted at present. A
 * transaction compares that with the idea as it is now. Repeated, parallel and late events change nothing, and the
 * next event makes good a lost one (decisions T120).
 */
import { contadorDeIdeiasSchema } from '@/domain/comum/contadores';
import {
  contadorDoDia,
  ideiasPorDiaSchema,
  type Soma,
  SOMA_ZERO,
  somar,
} from '@/domain/ideias/ideias-por-dia';
import { diaDe } from '@/domain/comum/datas';
import { type Ideia, ideiaSchema, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { caminhos, type Contexto } from '@/domain/comum/paths';
import { FieldValue, type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Correcao, corrigir, type Modo } from './correcao';

export const contadaSchema = z.object({
  status: z.enum(STATUS_DA_IDEIA),
  /** Day of registration, and what the idea adds to that day's sum. */
  dia: z.string(),
  comentarios: z.number(),
  curtidas: z.number(),
  moedas: z.number(),
});
export type Contada = z.infer<typeof contadaSchema>;

export const caminhoDasContadas = (contexto: Contexto) => `${caminhos.contador(contexto, 'ideias')}/contadas`;

type Contavel = Pick<
  Ideia,
  'visibilidade' | 'status' | 'createdAt' | 'totalComentarios' | 'rankingByLikes' | 'rankingByMoedas'
>;

/** What an idea is counted as; undefined when it is not counted, because only public ideas are. */
export const contaComo = (ideia: Contavel | undefined): Contada | undefined =>
  ideia?.visibilidade === 'PUBLICA'
    ? {
        status: ideia.status,
        dia: diaDe(ideia.createdAt),
        comentarios: ideia.totalComentarios,
        curtidas: ideia.rankingByLikes.totalLikes,
        moedas: ideia.rankingByMoedas.totalMoedas,
      }
    : undefined;

export const somaDe = ({ comentarios, curtidas, moedas }: Contada): Soma => ({
  ideias: 1,
  comentarios,
  curtidas,
  moedas,
});

/** The day's sum in the year's counter, changed by what differs. */
function noDia(contexto: Contexto, dia: string, mais: Soma, vezes: 1 | -1): Correcao {
  const { nome, chave } = contadorDoDia(dia);
  const soma = Object.fromEntries(
    Object.entries(mais).map(([campo, quanto]) => [campo, FieldValue.increment(vezes * quanto)]),
  );
  return {
    caminho: caminhos.contador(contexto, nome),
    como: 'merge',
    dados: { dias: { [chave]: soma }, updatedAt: new Date() },
  };
}

const diferenca = (a: Soma, b: Soma): Soma => ({
  ideias: a.ideias - b.ideias,
  comentarios: a.comentarios - b.comentarios,
  curtidas: a.curtidas - b.curtidas,
  moedas: a.moedas - b.moedas,
});

/** A person may rewrite nothing of the day, but functions may be given an idea with another: then both days change. */
function nosDias(contexto: Contexto, antes: Contada | undefined, agora: Contada | undefined): Correcao[] {
  if (antes && agora && antes.dia === agora.dia)
    return [noDia(contexto, agora.dia, diferenca(somaDe(agora), somaDe(antes)), 1)];
  return [
    ...(antes ? [noDia(contexto, antes.dia, somaDe(antes), -1)] : []),
    ...(agora ? [noDia(contexto, agora.dia, somaDe(agora), 1)] : []),
  ];
}

/** Totals by status: nothing when the idea stays under the same one. */
function porStatus(contexto: Contexto, antes?: StatusDaIdeia, agora?: StatusDaIdeia): Correcao[] {
  if (antes === agora) return [];
  const mudancas: Partial<Record<StatusDaIdeia, FieldValue>> = {};
  if (antes) mudancas[antes] = FieldValue.increment(-1);
  if (agora) mudancas[agora] = FieldValue.increment(1);
  const publicas = FieldValue.increment((agora ? 1 : 0) - (antes ? 1 : 0));
  const dados = { publicas, porStatus: mudancas, updatedAt: new Date() };
  return [{ caminho: caminhos.contador(contexto, 'ideias'), como: 'merge', dados }];
}

export const contarIdeia = (db: Firestore, contexto: Contexto, ideiaId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${caminhoDasContadas(contexto)}/${ideiaId}`;
    const antes = await ler(db, contadaSchema, caminho, tx);
    const agora = contaComo(await ler(db, ideiaSchema, caminhos.ideia(contexto, ideiaId), tx));
    if (isDeepStrictEqual(antes, agora)) return [];
    const marca: Correcao = agora
      ? { caminho, como: 'set', dados: agora }
      : { caminho, como: 'delete', dados: {} };
    return [...porStatus(contexto, antes?.status, agora?.status), ...nosDias(contexto, antes, agora), marca];
  });

/** Makes the counter equal the marks beside it, which the database counts: eleven aggregations, no document read. */
export const somarContadas = (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.contador(contexto, 'ideias');
    const atual = await ler(db, contadorDeIdeiasSchema, caminho, tx);
    const marcas = db.collection(caminhoDasContadas(contexto));
    const porStatus: Partial<Record<StatusDaIdeia, number>> = {};
    for (const status of STATUS_DA_IDEIA) {
      const quantas = (await tx.get(marcas.where('status', '==', status).count())).data().count;
      if (quantas > 0) porStatus[status] = quantas;
    }
    const publicas = Object.values(porStatus).reduce((soma, quantas) => soma + quantas, 0);
    const igual = STATUS_DA_IDEIA.every((s) => (atual?.porStatus[s] ?? 0) === (porStatus[s] ?? 0));
    if (igual && (atual?.publicas ?? 0) === publicas) return [];
    return [{ caminho, como: 'set', dados: { publicas, porStatus, updatedAt: new Date() } }];
  });

/** Sums by day that the marks give, by year's counter and day. */
export function diasDasContadas(marcas: readonly Contada[]): Map<string, Record<string, Soma>> {
  const anos = new Map<string, Record<string, Soma>>();
  for (const marca of marcas) {
    const { nome, chave } = contadorDoDia(marca.dia);
    const dias = anos.get(nome) ?? {};
    dias[chave] = somar(dias[chave] ?? SOMA_ZERO, somaDe(marca));
    anos.set(nome, dias);
  }
  return anos;
}

/** Days whose sum is nothing are the same as days that lack. */
const semVazios = (dias: Record<string, Soma>) =>
  Object.fromEntries(Object.entries(dias).filter(([, soma]) => Object.values(soma).some((n) => n !== 0)));

/** Makes the counters of every year equal the marks, all of which it reads. */
export const somarPorDia = (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const { docs } = await tx.get(db.collection(caminhoDasContadas(contexto)));
    const certos = diasDasContadas(docs.flatMap((marca) => lido(contadaSchema, marca) ?? []));
    const guardados = await tx.get(db.collection(caminhos.contador(contexto, 'x').replace(/\/x$/, '')));
    const nomes = new Set([
      ...certos.keys(),
      ...guardados.docs.flatMap(({ id }) => (id.startsWith('ideias-') ? [id] : [])),
    ]);
    return [...nomes].flatMap((nome): Correcao[] => {
      const documento = guardados.docs.find(({ id }) => id === nome);
      const dias = certos.get(nome) ?? {};
      const atuais = (documento && lido(ideiasPorDiaSchema, documento)?.dias) ?? {};
      if (isDeepStrictEqual(semVazios(atuais), dias)) return [];
      const dados = { dias, updatedAt: new Date() };
      return [{ caminho: caminhos.contador(contexto, nome), como: 'set', dados }];
    });
  });
