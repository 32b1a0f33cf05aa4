/** What 'Resumo para a diretoria' is added up from; the sums themselves are src/domain/retorno/diretoria.ts. */
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { diaDe, fimDoDia, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import {
  type IdeiaDoResumo,
  MAXIMO_DE_IDEIAS_DO_RESUMO,
  type Periodo,
  recusaDasIdeias,
  type ResumoDaDiretoria,
  resumoDaDiretoria,
  type RetornoDoResumo,
} from '@/domain/retorno/diretoria';
import { maisMeses, retornoSchema } from '@/domain/retorno/retorno';
import { abaixoDe, emParalelo, type Firestore, legivel, lido } from '@functions/banco';
import { PARALELAS } from './emMassa';
import { trabalha } from './notificar';

const POR_LEITURA = 300;

/** Documents at these paths, some at a time, as many as there are. */
async function* lerMuitos(db: Firestore, paths: readonly string[]) {
  for (let i = 0; i < paths.length; i += POR_LEITURA)
    yield* await db.getAll(...paths.slice(i, i + POR_LEITURA).map((path) => db.doc(path)));
}

async function ideiasDoPeriodo(db: Firestore, contexto: Contexto, { de, ate }: Periodo) {
  const doPeriodo = db
    .collection(caminhos.ideias(contexto))
    .where('publishedAt', '>=', inicioDoDia(`${de}-01`))
    .where('publishedAt', '<=', fimDoDia(maisDias(`${maisMeses(ate, 1)}-01`, -1)))
    .orderBy('publishedAt');
  const { docs } = await doPeriodo.limit(MAXIMO_DE_IDEIAS_DO_RESUMO + 1).get();
  const recusa = recusaDasIdeias(docs.length);
  if (recusa) throw new ErroDoProduto(recusa);
  return docs.flatMap((documento) => {
    const ideia = legivel(ideiaSchema, documento);
    return ideia && ideia.deletedAt === null ? [{ ...ideia, caminho: documento.ref.path }] : [];
  });
}

async function comMovimentos(db: Firestore, ideia: Ideia & { caminho: string }): Promise<IdeiaDoResumo> {
  // Where no movement was made, nothing is asked.
  const lidos =
    ideia.ultimaMovimentacao === ''
      ? []
      : (await db.collection(caminhos.sob(ideia.caminho).movimentacoes).orderBy('createdAt').get()).docs;
  const movimentos = lidos.flatMap((documento) => {
    const movimento = legivel(movimentacaoSchema, documento);
    return movimento && movimento.deletedAt === null
      ? [{ status: movimento.status, em: diaDe(movimento.createdAt) }]
      : [];
  });
  return {
    autor: idDaReferencia(ideia.autorReference),
    setores: ideia.setores,
    publicadaEm: diaDe(ideia.publishedAt ?? ideia.createdAt),
    movimentos,
  };
}

/** What ideas of any time brought, with the names and sectors of those that have lines or were implemented. */
export async function retornosDaEmpresa(db: Firestore, contexto: Contexto): Promise<RetornoDoResumo[]> {
  const { docs } = await abaixoDe(db, caminhos.empresa(contexto), 'retornos').get();
  const lidos = docs.flatMap((documento) => {
    const retorno = legivel(retornoSchema, documento);
    const ideia = documento.ref.parent.parent;
    return retorno?.conta && ideia ? [{ retorno, caminho: ideia.path }] : [];
  });
  const ideias = new Map<string, Ideia>();
  for await (const documento of lerMuitos(
    db,
    lidos.map(({ caminho }) => caminho),
  )) {
    const ideia = legivel(ideiaSchema, documento);
    if (ideia) ideias.set(documento.ref.path, ideia);
  }
  return lidos.map(({ retorno: { linhas, implementadaEm, conta }, caminho }) => {
    const ideia = ideias.get(caminho);
    return {
      id: idDaReferencia(caminho),
      linhas,
      implementadaEm,
      conta,
      titulo: ideia?.titulo ?? '',
      setores: ideia?.setores ?? [],
      publica: ideia?.visibilidade === 'PUBLICA',
    };
  });
}

/** Who proposed an idea of the period and still works here, of all who do. */
async function participacaoDe(db: Firestore, contexto: Contexto, autores: ReadonlySet<string>) {
  const pessoas = db
    .collection(caminhos.colaboradores(contexto))
    .where('status', '==', 'ACTIVE')
    .where('deletedAt', '==', null)
    .where('externo', '==', false);
  const { count } = (await pessoas.count().get()).data();
  let proponentes = 0;
  const quais = [...autores].map((uid) => caminhos.colaborador(contexto, uid));
  for await (const documento of lerMuitos(db, quais))
    if (trabalha(lido(colaboradorSchema, documento))) proponentes += 1;
  return { proponentes, pessoas: count };
}

export async function lerResumoDaDiretoria(
  db: Firestore,
  contexto: Contexto,
  periodo: Periodo,
): Promise<ResumoDaDiretoria> {
  const doPeriodo = await ideiasDoPeriodo(db, contexto, periodo);
  const ideias: IdeiaDoResumo[] = [];
  await emParalelo(doPeriodo, PARALELAS, async (ideia) => {
    ideias.push(await comMovimentos(db, ideia));
  });
  const [retornos, participacao] = await Promise.all([
    retornosDaEmpresa(db, contexto),
    participacaoDe(db, contexto, new Set(ideias.map(({ autor }) => autor))),
  ]);
  return resumoDaDiretoria({ ideias, retornos, participacao }, periodo);
}
