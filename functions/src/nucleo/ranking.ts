/** `rankingPorColaborador/{uid}`: the total of one person under one rule (part 2 §9). Nobody's entries make no place. */
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { pontosSchema, rankingSchema, totalDePontos } from '@/domain/pontos/pontos';
import { type Firestore, ler, lido } from '@functions/banco';
import { corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';

export const somarPontos = (
  db: Firestore,
  contexto: Contexto,
  regulamentoReference: string,
  colaboradorReference: string,
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const uid = idDaReferencia(colaboradorReference);
    const caminho = `${caminhos.ranking(contexto, idDaReferencia(regulamentoReference))}/${uid}`;
    const entradas = await tx.get(
      db
        .collection(caminhos.historicoPontos(contexto))
        .where('colaboradorReference', '==', colaboradorReference)
        .where('regulamentoIdeias', '==', regulamentoReference),
    );
    const pessoa = await ler(db, colaboradorSchema, colaboradorReference, tx);
    const atual = await ler(db, rankingSchema, caminho, tx);
    if (!pessoa) return atual ? [{ caminho, como: 'delete', dados: {} }] : [];
    const validas = entradas.docs
      .flatMap((documento) => lido(pontosSchema, documento) ?? [])
      .filter((entrada) => entrada.deletedAt === null);
    const totalPontos = totalDePontos(validas);
    const { nome } = pessoa;
    if (atual?.totalPontos === totalPontos && atual.nome === nome) return [];
    const agora = new Date();
    const dados = {
      colaboradorReference,
      nome,
      totalPontos,
      rankingByMoedas: atual?.rankingByMoedas ?? { ranking: null, fromLastUpdate: 'NOT_CHANGED' },
      createdAt: atual?.createdAt ?? agora,
      updatedAt: agora,
    };
    return [{ caminho, como: 'set', dados }];
  });

/** The same for everybody who has an entry or a place in a ranking. */
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
