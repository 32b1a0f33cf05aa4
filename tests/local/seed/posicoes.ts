/** Places of the demo's rankings. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { POSICOES, posicoesSchema } from '@/domain/pontos/posicoes';
import { type Firestore, lido } from '@functions/banco';
import { ordenarRankings } from '@functions/nucleo/posicoes';
import { dia } from './calendario';

const trocada = (lugar: number) => (lugar % 3 === 0 ? lugar : lugar % 3 === 1 ? lugar + 1 : lugar - 1);

/** Yesterday every third place was its neighbour's, so that the trends have something to show. */
export async function ordenarComoOntemEHoje(db: Firestore, contexto: Contexto) {
  await ordenarRankings(db, contexto, dia(-1, 4));
  const memorias = await db.getAll(
    ...TIPOS_DE_PAI.flatMap(({ colecao }) =>
      ['moedas', 'likes'].map((por) => db.doc(`${caminhos.contador(contexto, colecao)}/posicoes/${por}`)),
    ),
    db.doc(`${caminhos.regulamentoIdeias(contexto, 'atual')}/posicoes/pontos`),
  );
  for (const memoria of memorias) {
    const posicoes = lido(posicoesSchema, memoria);
    if (!posicoes) continue;
    const hoje = Object.fromEntries(
      Object.entries(posicoes.hoje).map(([id, lugar]) => [id, Math.min(trocada(lugar), POSICOES)]),
    );
    await memoria.ref.set({ ...posicoes, hoje });
  }
  await ordenarRankings(db, contexto);
}
