/** The daily ordering of a company's rankings: ideas by coins and by likes, people by points (src/domain/pontos/posicoes.ts). */
import { diaDe } from '@/domain/comum/datas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { TipoDePai } from '@/domain/pai/pai';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { envolvidos, type Lugar, lembrar, lugarDe, POSICOES, posicoesSchema } from '@/domain/pontos/posicoes';
import { type Firestore, ler, type Query, type Timestamp } from '@functions/banco';
import type { Correcao, Modo } from './correcao';
import { emMassa } from './emMassa';
import { emTodos } from './emTodos';
import { todasAsEmpresas } from './todasAsEmpresas';

/** Rules whose people are ordered: those that end last, of which the ones that have begun count. */
const REGULAMENTOS = 10;
const POR_LOTE = 400;

interface Ranking {
  colecao: string;
  campo: 'rankingByMoedas' | 'rankingByLikes';
  /** People who have a place, first place first; POSICOES at most. */
  emOrdem: Query;
  /** Field that orders them; equal ones share a place. */
  total: string;
  memoria: string;
}

const porTotal = (consulta: Query, total: string) => ({
  total,
  emOrdem: consulta.where(total, '>', 0).orderBy(total, 'desc').limit(POSICOES).select(total),
});

/** Public parents of the kind by coins and by likes, where it can have them. */
function rankingsDoTipo(db: Firestore, contexto: Contexto, { colecao: nome, sob }: TipoDePai): Ranking[] {
  const colecao = caminhos.colecao(contexto, nome);
  const publicos = db.collection(colecao).where('visibilidade', '==', 'PUBLICA');
  const memoria = `${caminhos.contador(contexto, nome)}/posicoes`;
  const porMoedas: Ranking = {
    colecao,
    campo: 'rankingByMoedas',
    ...porTotal(publicos, 'rankingByMoedas.totalMoedas'),
    memoria: `${memoria}/moedas`,
  };
  const porLikes: Ranking = {
    colecao,
    campo: 'rankingByLikes',
    ...porTotal(publicos, 'rankingByLikes.totalLikes'),
    memoria: `${memoria}/likes`,
  };
  return [...(sob.patrocinios ? [porMoedas] : []), ...(sob.likes ? [porLikes] : [])];
}

/** People by points under each rule that has begun. */
async function rankingsDePessoas(db: Firestore, contexto: Contexto, agora: Date): Promise<Ranking[]> {
  const regulamentos = await db
    .collection(caminhos.regulamentosIdeias(contexto))
    .where('deletedAt', '==', null)
    .orderBy('dataFinal', 'desc')
    .limit(REGULAMENTOS)
    .select('dataInicial')
    .get();
  const comecados = regulamentos.docs.filter((r) => (r.get('dataInicial') as Timestamp).toDate() <= agora);
  return comecados.map(({ id }) => ({
    colecao: caminhos.ranking(contexto, id),
    campo: 'rankingByMoedas',
    ...porTotal(db.collection(caminhos.ranking(contexto, id)), 'totalPontos'),
    memoria: `${caminhos.regulamentoIdeias(contexto, id)}/posicoes/pontos`,
  }));
}

const igual = (guardado: unknown, { ranking, fromLastUpdate }: Lugar) => {
  const tem = guardado as Partial<Lugar> | undefined;
  return (tem?.ranking ?? null) === ranking && (tem?.fromLastUpdate ?? 'NOT_CHANGED') === fromLastUpdate;
};

/** The memory first: whatever fails after it, ordering again on the same day writes what is missing. */
async function ordenar(
  db: Firestore,
  { colecao, campo, emOrdem, total, memoria }: Ranking,
  dia: string,
  modo: Modo,
) {
  const antes = await ler(db, posicoesSchema, memoria);
  const { docs } = await emOrdem.get();
  const agora = lembrar(
    docs.map((documento) => ({ id: documento.id, total: documento.get(total) as number })),
    dia,
    antes,
  );
  if (!modo.simular) await db.doc(memoria).set(agora);
  const ids = envolvidos(agora, antes);
  if (ids.length === 0) return [];
  const refs = ids.map((id) => db.doc(`${colecao}/${id}`));
  const documentos = await db.getAll(...refs, { fieldMask: [`${campo}.ranking`, `${campo}.fromLastUpdate`] });
  const correcoes = documentos.flatMap((documento): Correcao[] => {
    const lugar = lugarDe(documento.id, agora);
    if (!documento.exists || igual(documento.get(campo), lugar)) return [];
    const dados = { [`${campo}.ranking`]: lugar.ranking, [`${campo}.fromLastUpdate`]: lugar.fromLastUpdate };
    return [{ caminho: documento.ref.path, como: 'update', dados }];
  });
  for (let i = 0; !modo.simular && i < correcoes.length; i += POR_LOTE) {
    const lote = db.batch();
    for (const { caminho, dados } of correcoes.slice(i, i + POR_LOTE)) lote.update(db.doc(caminho), dados);
    await lote.commit();
  }
  return correcoes;
}

/** Bounded: at most POSICOES records per ranking are read, and only those that moved are written. */
export async function ordenarRankings(
  db: Firestore,
  contexto: Contexto,
  agora = new Date(),
  modo: Modo = {},
): Promise<Correcao[]> {
  const rankings = [
    ...TIPOS_DE_PAI.flatMap((tipo) => rankingsDoTipo(db, contexto, tipo)),
    ...(await rankingsDePessoas(db, contexto, agora)),
  ];
  return emTodos(rankings, (ranking) => ordenar(db, ranking, diaDe(agora), modo));
}

/** Companies whose rankings are ordered at once. */
const EMPRESAS_JUNTAS = 4;

/** Those of every company; gives of how many. Ordering again on the same day repeats nothing. */
export async function ordenarTodosOsRankings(db: Firestore, agora: Date): Promise<number> {
  const empresas = await todasAsEmpresas(db);
  const ordenar = (contexto: Contexto) => ordenarRankings(db, contexto, agora);
  await emMassa('rankings', empresas, ordenar, EMPRESAS_JUNTAS);
  return empresas.length;
}
