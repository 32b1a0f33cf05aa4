/**
 * `contadores/{pais}`: public parents of a kind in all and by status; `contadores/{pais}-{ano}`: by day of
 * registration, with what they gathered. Beside the first, `contadores/{pais}/contadas/{pai}` says as what each one
 * is counted at present. A transaction compares that with the parent as it is now. So repeated, parallel and late
 * events change nothing. A lost one is made good by the next (decisions T120).
 */
import { contadorDe } from '@/domain/comum/contadores';
import { diaDe } from '@/domain/comum/datas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type LugarDoPai, lugarDoPai, type Pai, type TipoDePai } from '@/domain/pai/pai';
import {
  contadorDoAno,
  noContador,
  type Soma,
  SOMA_ZERO,
  somar,
  somasPorDiaSchema,
} from '@/domain/pai/somas-por-dia';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { FieldValue, type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';
import { lerPai } from './pai';

export const contadaSchema = z.object({
  status: z.string(),
  /** Day of registration, and what it adds to that day's sum. */
  dia: z.string(),
  comentarios: z.number(),
  curtidas: z.number(),
  moedas: z.number(),
});
export type Contada = z.infer<typeof contadaSchema>;

type Tipo = Pick<TipoDePai, 'colecao'>;

export const caminhoDasContadas = (contexto: Contexto, { colecao }: Tipo) =>
  `${caminhos.contador(contexto, colecao)}/contadas`;

/** What a parent is counted as; undefined when it is not counted, because only public ones are. */
export const contaComo = (
  pai: Pick<Pai, 'visibilidade' | 'status' | 'createdAt' | 'totais'> | undefined,
): Contada | undefined =>
  pai?.visibilidade === 'PUBLICA'
    ? { status: pai.status, dia: diaDe(pai.createdAt), ...pai.totais }
    : undefined;

export const somaDe = ({ comentarios, curtidas, moedas }: Contada): Soma => ({
  registros: 1,
  comentarios,
  curtidas,
  moedas,
});

type Onde = Pick<LugarDoPai, 'contexto' | 'tipo'>;

/** The day's sum in the year's counter, changed by what differs. */
function noDia({ contexto, tipo }: Onde, dia: string, mais: Soma, vezes: 1 | -1): Correcao {
  const { ano, chave } = noContador(dia);
  const soma = Object.fromEntries(
    Object.entries(mais).map(([campo, quanto]) => [campo, FieldValue.increment(vezes * quanto)]),
  );
  return {
    caminho: caminhos.contador(contexto, contadorDoAno(tipo.colecao, ano)),
    como: 'merge',
    dados: { dias: { [chave]: soma }, updatedAt: new Date() },
  };
}

const diferenca = (a: Soma, b: Soma): Soma => ({
  registros: a.registros - b.registros,
  comentarios: a.comentarios - b.comentarios,
  curtidas: a.curtidas - b.curtidas,
  moedas: a.moedas - b.moedas,
});

/** A person may rewrite nothing of the day, but functions may be given a record with another. Then both days change. */
function nosDias(onde: Onde, antes: Contada | undefined, agora: Contada | undefined): Correcao[] {
  if (antes && agora && antes.dia === agora.dia)
    return [noDia(onde, agora.dia, diferenca(somaDe(agora), somaDe(antes)), 1)];
  return [
    ...(antes ? [noDia(onde, antes.dia, somaDe(antes), -1)] : []),
    ...(agora ? [noDia(onde, agora.dia, somaDe(agora), 1)] : []),
  ];
}

/** Totals by status: nothing when it stays under the same one. */
function porStatus({ contexto, tipo }: Onde, antes?: string, agora?: string): Correcao[] {
  if (antes === agora) return [];
  const mudancas: Record<string, FieldValue> = {};
  if (antes) mudancas[antes] = FieldValue.increment(-1);
  if (agora) mudancas[agora] = FieldValue.increment(1);
  const publicas = FieldValue.increment((agora ? 1 : 0) - (antes ? 1 : 0));
  const dados = { publicas, porStatus: mudancas, updatedAt: new Date() };
  return [{ caminho: caminhos.contador(contexto, tipo.colecao), como: 'merge', dados }];
}

export const contarPai = (db: Firestore, lugar: LugarDoPai, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${caminhoDasContadas(lugar.contexto, lugar.tipo)}/${lugar.id}`;
    const antes = await ler(db, contadaSchema, caminho, tx);
    const agora = contaComo(await lerPai(db, lugar, tx));
    if (isDeepStrictEqual(antes, agora)) return [];
    const marca: Correcao = agora
      ? { caminho, como: 'set', dados: agora }
      : { caminho, como: 'delete', dados: {} };
    return [...porStatus(lugar, antes?.status, agora?.status), ...nosDias(lugar, antes, agora), marca];
  });

/** Makes the counter equal the marks beside it, which the database counts: an aggregation per status, no document read. */
export const somarContadas = (db: Firestore, contexto: Contexto, tipo: TipoDePai, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.contador(contexto, tipo.colecao);
    const todos = Object.keys(tipo.aparencia);
    const atual = await ler(db, contadorDe(todos), caminho, tx);
    const marcas = db.collection(caminhoDasContadas(contexto, tipo));
    const porStatus: Record<string, number> = {};
    for (const status of todos) {
      const quantas = (await tx.get(marcas.where('status', '==', status).count())).data().count;
      if (quantas > 0) porStatus[status] = quantas;
    }
    const publicas = Object.values(porStatus).reduce((soma, quantas) => soma + quantas, 0);
    const igual = todos.every((s) => (atual?.porStatus[s] ?? 0) === (porStatus[s] ?? 0));
    if (igual && (atual?.publicas ?? 0) === publicas) return [];
    return [{ caminho, como: 'set', dados: { publicas, porStatus, updatedAt: new Date() } }];
  });

/** Sums by day that the marks give, by year's counter and day. */
export function diasDasContadas(
  { colecao }: Tipo,
  marcas: readonly Contada[],
): Map<string, Record<string, Soma>> {
  const anos = new Map<string, Record<string, Soma>>();
  for (const marca of marcas) {
    const { ano, chave } = noContador(marca.dia);
    const nome = contadorDoAno(colecao, ano);
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
export const somarPorDia = (db: Firestore, contexto: Contexto, tipo: Tipo, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const { docs } = await tx.get(db.collection(caminhoDasContadas(contexto, tipo)));
    const certos = diasDasContadas(
      tipo,
      docs.flatMap((marca) => lido(contadaSchema, marca) ?? []),
    );
    const guardados = await tx.get(db.collection(caminhos.colecao(contexto, 'contadores')));
    const nomes = new Set([
      ...certos.keys(),
      ...guardados.docs.flatMap(({ id }) => (id.startsWith(`${tipo.colecao}-`) ? [id] : [])),
    ]);
    return [...nomes].flatMap((nome): Correcao[] => {
      const documento = guardados.docs.find(({ id }) => id === nome);
      const dias = certos.get(nome) ?? {};
      const atuais = (documento && lido(somasPorDiaSchema, documento)?.dias) ?? {};
      if (isDeepStrictEqual(semVazios(atuais), dias)) return [];
      const dados = { dias, updatedAt: new Date() };
      return [{ caminho: caminhos.contador(contexto, nome), como: 'set', dados }];
    });
  });

/** Every parent of the kind against its mark, then the counters against the marks. */
async function conferirContador(db: Firestore, contexto: Contexto, tipo: TipoDePai, modo: Modo) {
  const [pais, marcas] = await Promise.all([
    db.collection(caminhos.colecao(contexto, tipo.colecao)).get(),
    db.collection(caminhoDasContadas(contexto, tipo)).get(),
  ]);
  const contadas = new Map(marcas.docs.map((marca) => [marca.id, lido(contadaSchema, marca)]));
  const certas = new Map(pais.docs.map((pai) => [pai.id, contaComo(lido(tipo.schema, pai))]));
  const ids = new Set([...contadas.keys(), ...certas.keys()]);
  const diferentes = [...ids].filter((id) => !isDeepStrictEqual(contadas.get(id), certas.get(id)));
  return [
    ...(await emTodos(diferentes, (id) => contarPai(db, lugarDoPai(tipo, contexto, id), modo))),
    ...(await somarContadas(db, contexto, tipo, modo)),
    ...(await somarPorDia(db, contexto, tipo, modo)),
  ];
}

export const conferirContadores = async (
  db: Firestore,
  contexto: Contexto,
  modo: Modo = {},
  tipos: readonly TipoDePai[] = TIPOS_DE_PAI,
) => (await Promise.all(tipos.map((tipo) => conferirContador(db, contexto, tipo, modo)))).flat();
