/** Who is told of seats, and who is reminded. */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import type { Contexto } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import type * as contratos from '@/domain/contratos/juri';
import { caminhosDoJuri, passouDoPrazo, podeLembrar } from '@/domain/diagnostico/juri';
import type { Firestore } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { idDaNotificacao, notificar } from './notificar';
import { linhasDoProjeto } from './urnas';
import { type DoJuri, lerJuri, lerProjetoDoJuri } from './juri';
import { quemDeve } from './devidosDoJuri';

/** Tells evaluators that they have companies to score: once for a jury, and once for a seat that another one left. */
export const avisarDoJuri = (
  db: Firestore,
  contexto: Contexto,
  { projetoId, fase }: DoJuri,
  avaliadores: readonly string[],
  fato = 'lugar',
) =>
  notificar(db, contexto, {
    id: idDaNotificacao('juri', fato, projetoId, String(fase)),
    quem: null,
    sobre: null,
    origem: caminhosDoJuri.um(contexto, projetoId, fase),
    detalhe: { juri: 'LUGAR' },
    para: new Map(avaliadores.map((uid) => [uid, ['JURI']])),
  });

/**
 * Reminds who is late, and not again within three days. They are told before it is written down: a reminder of a day is
 * one, however often it is asked for.
 */
export async function lembrar(
  membro: Membro,
  qual: DoJuri,
): Promise<z.infer<typeof contratos.lembrar.saida>> {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto } = membro;
  await lerProjetoDoJuri(membro, qual);
  const juri = await lerJuri(db, contexto, qual);
  if (!juri) throw new ErroDoProduto('Esta fase não tem júri.');
  const agora = new Date();
  if (!passouDoPrazo(juri, agora))
    throw new ErroDoProduto('O prazo do júri ainda não passou: ninguém está atrasado.');
  const atrasados = await quemDeve(db, contexto, juri, await linhasDoProjeto(db, contexto, qual.projetoId));
  const agoraSim = atrasados.filter((uid) => podeLembrar(juri, uid, agora));
  if (agoraSim.length > 0) {
    const caminho = caminhosDoJuri.um(contexto, qual.projetoId, qual.fase);
    await notificar(db, contexto, {
      id: idDaNotificacao('juri', 'lembrete', qual.projetoId, String(qual.fase), diaDe(agora)),
      quem: null,
      sobre: null,
      origem: caminho,
      detalhe: { juri: 'LEMBRETE' },
      para: new Map(agoraSim.map((uid) => [uid, ['JURI']])),
    });
    await db.runTransaction(async (tx) => {
      const agoraGuardado = await lerJuri(db, contexto, qual, tx);
      if (!agoraGuardado) return;
      const novos = Object.fromEntries(agoraSim.map((uid) => [uid, agora]));
      tx.update(db.doc(caminho), { lembretes: { ...agoraGuardado.lembretes, ...novos } });
    });
  }
  return { lembrados: agoraSim.length, esperam: atrasados.length - agoraSim.length };
}
