import { type Voto, votoSchema } from '@/domain/votacao/voto';
import { type Firestore, lido } from '@functions/banco';

/** More categories than a voting has. */
const MUITAS = 40;

/**
 * Votes of a ballot in the collection `onde`. Asked by a query: of a new ballot it is one read, with however many
 * categories (scorecard row 17).
 */
export async function votosDaCedula(db: Firestore, onde: string, cedula: string): Promise<Voto[]> {
  const { docs } = await db.collection(onde).where('cedula', '==', cedula).limit(MUITAS).get();
  return docs.flatMap((documento) => lido(votoSchema, documento) ?? []);
}

/** When a vote came, as people are told: by the minute, so that a receipt and a list never meet in one vote. */
export const doMinuto = (quando: Date): string =>
  new Date(Math.floor(quando.getTime() / 60_000) * 60_000).toISOString();
