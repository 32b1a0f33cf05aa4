/** Every night at four: places and trends of all rankings (docs/operations.md, "Rankings"). */
import { banco, emParalelo } from '@functions/banco';
import { ordenarRankings } from '@functions/nucleo/posicoes';
import { todasAsEmpresas } from '@functions/nucleo/todasAsEmpresas';
import { porExtenso } from '@functions/registro';
import { error } from 'firebase-functions/logger';

const PARALELAS = 4;

/** A company that fails does not hold up the others. The run then fails and is tried again, which repeats nothing. */
export async function ordenarRankingsTodoDia(agora: Date): Promise<void> {
  const db = banco();
  let falhas = 0;
  await emParalelo(await todasAsEmpresas(db), PARALELAS, async (contexto) => {
    try {
      await ordenarRankings(db, contexto, agora);
    } catch (causa) {
      falhas++;
      error('ranking falhou', { ...contexto, causa: porExtenso(causa) });
    }
  });
  if (falhas > 0) throw new Error(`${falhas} empresas sem ranking de hoje`);
}
