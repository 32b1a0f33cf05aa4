/**
 * Once a quarter who implements an idea is asked whether what it brought went on (decisions P442): 'continua igual' is one
 * click on its page. Asked in the quarter's first days, so that a day that failed is made up for; each person once.
 */
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import type { Dia } from '@/domain/comum/datas';
import { lugarDaReferencia } from '@/domain/pai/tipos';
import { retornoSchema, trimestreDe } from '@/domain/retorno/retorno';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { type Firestore, legivel, ler } from '@functions/banco';
import { todos } from './avisosDoDia';
import type { CadaUm } from './emMassa';
import { idDaNotificacao, notificar, uidsDe } from './notificar';

/** Days at the beginning of a quarter in which it is asked. */
export const DIAS_DO_LEMBRETE = 7;

const comecaTrimestre = (dia: Dia) =>
  (Number(dia.slice(5, 7)) - 1) % 3 === 0 && Number(dia.slice(8)) <= DIAS_DO_LEMBRETE;

export async function lembrarRetornos(db: Firestore, dia: Dia, cadaUm: CadaUm): Promise<void> {
  if (!comecaTrimestre(dia)) return;
  const { id, antes } = trimestreDe(dia.slice(0, 7));
  const correm = db
    .collectionGroup('retornos')
    .where('correAte', '>=', antes.de)
    .where('correAte', '<=', antes.ate)
    .orderBy('correAte');
  for await (const documento of todos(correm)) {
    const retorno = legivel(retornoSchema, documento);
    const sobre = lugarDaReferencia(documento.ref.parent.parent?.path ?? '');
    if (!retorno?.conta || !sobre) continue;
    await cadaUm(documento.ref.path, async () => {
      const ideia = await ler(db, ideiaSchema, sobre.caminho);
      if (!ideia) return;
      // Where nobody was named to implement it, its author knows.
      const implementam = uidsDe(ideia.implementadoresReferences);
      const quem = implementam.length > 0 ? implementam : [idDaReferencia(ideia.autorReference)];
      await notificar(db, sobre.contexto, {
        id: idDaNotificacao('retornoTrimestre', sobre.id, id),
        quem: null,
        sobre,
        origem: `${caminhos.sob(sobre.caminho).retornos}/linhas`,
        detalhe: { retorno: 'TRIMESTRE' },
        para: new Map(quem.map((uid) => [uid, ['RETORNO'] as const])),
      });
    });
  }
}
