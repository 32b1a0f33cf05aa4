/** How much there is of what anybody may add (src/domain/comum/quantidades.ts), counted anew from what is stored. */
import { diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  COLECOES_COM_LIMITE_NO_DIA,
  COMECADOS_NO_DIA,
  type ComLimiteNoDia,
  LISTAS_DA_EMPRESA,
  quantidadesDaPessoaSchema,
  quantidadeSchema,
} from '@/domain/comum/quantidades';
import { ideiaSchema } from '@/domain/ideias/ideia';
import type { LugarDoPai } from '@/domain/pai/pai';
import { regioesDe } from '@/domain/projetos/regiao';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';
import { tiposCom, todosOsPais } from './pai';

/** Midnight of a day before there were ideas: nothing was published yet. */
const NUNCA = new Date(0);

/** What the person published on the last day on which they did. */
export const contarPublicadasPor = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const suas = db.collection(caminhos.ideias(contexto)).where('createdBy', '==', uid);
    const [ultima] = (await tx.get(suas.orderBy('publishedAt', 'desc').limit(1))).docs;
    const publicada = ultima && lido(ideiaSchema, ultima)?.publishedAt;
    const dia = publicada ? inicioDoDia(diaDe(publicada)) : NUNCA;
    const publicadasNoDia = publicada
      ? (await tx.get(suas.where('publishedAt', '>=', dia).count())).data().count
      : 0;
    const caminho = caminhos.quantidadesDaPessoa(contexto, uid);
    const dados = { publicadasNoDia, dia };
    const atual = await ler(db, quantidadesDaPessoaSchema, caminho, tx);
    const contada = atual ?? { publicadasNoDia: 0, dia: NUNCA };
    return isDeepStrictEqual(contada, dados) ? [] : [{ caminho, como: 'set', dados }];
  });

/**
 * Keeps somebody who began as many records of a kind today as nobody types from beginning others before midnight.
 * Removed ones count. Counted outside of the transaction, which would hold up the next one. ADMIN imports.
 */
export async function conterComecados(
  db: Firestore,
  contexto: Contexto,
  colecao: ComLimiteNoDia,
  uid: string,
  modo: Modo = {},
) {
  const hoje = diaDe(new Date());
  const maximo = COMECADOS_NO_DIA[colecao];
  const criadas = db
    .collection(caminhos.colecao(contexto, colecao))
    .where('createdBy', '==', uid)
    .where('createdAt', '>=', inicioDoDia(hoje))
    .orderBy('createdAt', 'desc');
  const quantas = (await criadas.limit(maximo).count().get()).data().count;
  if (quantas < maximo) return [];
  return corrigir(db, modo, async (tx) => {
    const caminho = caminhos.colaborador(contexto, uid);
    const colaborador = await ler(db, colaboradorSchema, caminho, tx);
    if (!colaborador || colaborador.role === 'ADMIN') return [];
    const semRascunhosAte = inicioDoDia(maisDias(hoje, 1));
    return isDeepStrictEqual(colaborador.semRascunhosAte, semRascunhosAte)
      ? []
      : [{ caminho, como: 'update', dados: { semRascunhosAte, semRascunhosPor: colecao } }];
  });
}

/** What the rules keep within bounds under each parent. */
export const CONTADAS = ['marcos', 'comentarios'] as const;
type Contada = (typeof CONTADAS)[number];

/** All records of the collection, kept beside their owner under the name: a removed one stays stored. */
const contar = (db: Firestore, dono: string, oQue: string, colecao: string, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const total = (await tx.get(db.collection(colecao).count())).data().count;
    const caminho = caminhos.quantidade(dono, oQue);
    const atual = await ler(db, quantidadeSchema, caminho, tx);
    return (atual?.total ?? 0) === total ? [] : [{ caminho, como: 'set', dados: { total } }];
  });

/** All of them under the parent. */
export const contarSob = (db: Firestore, { caminho }: LugarDoPai, oQue: Contada, modo: Modo = {}) =>
  contar(db, caminho, oQue, caminhos.sob(caminho)[oQue], modo);

/** All regions of the project. */
export const contarRegioes = (db: Firestore, contexto: Contexto, projetoId: string, modo: Modo = {}) =>
  contar(db, caminhos.projeto(contexto, projetoId), 'regioes', regioesDe(contexto, projetoId), modo);

type Lista = (typeof LISTAS_DA_EMPRESA)[number];

/** All of them in a list of the company. */
export const contarNaLista = (db: Firestore, contexto: Contexto, lista: Lista, modo: Modo = {}) =>
  contar(db, caminhos.empresa(contexto), lista, caminhos.daEmpresa(contexto, lista), modo);

/** All of it in the company. */
export async function conferirQuantidades(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const pessoas = await idsDe(db, caminhos.colaboradores(contexto));
  return [
    ...(await emTodos(pessoas, (uid) => contarPublicadasPor(db, contexto, uid, modo))),
    ...(await emTodos(COLECOES_COM_LIMITE_NO_DIA, (colecao) =>
      emTodos(pessoas, (uid) => conterComecados(db, contexto, colecao, uid, modo)),
    )),
    ...(await emTodos(CONTADAS, async (oQue) =>
      emTodos(await todosOsPais(db, contexto, tiposCom(oQue)), (lugar) => contarSob(db, lugar, oQue, modo)),
    )),
    ...(await emTodos(await idsDe(db, caminhos.colecao(contexto, 'projetos')), (projetoId) =>
      contarRegioes(db, contexto, projetoId, modo),
    )),
    ...(await emTodos(LISTAS_DA_EMPRESA, (lista) => contarNaLista(db, contexto, lista, modo))),
  ];
}
