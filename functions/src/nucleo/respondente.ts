/** Somebody who answers: signed in, or by a link. What they may open is read with everything else of a sheet. */
import type { Firestore, Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { type Alvo, lerParaResponder, type Lida } from './folhas';

export interface Respondente {
  db: Firestore;
  /** uid of the account or of the invitation; the sheet's own id for anybody else (decisions Q27). */
  id: string;
  /** Questionnaire and own sheet, or a refusal. */
  ler: (tx: Transaction, alvo: Alvo) => Promise<Lida>;
  /** Name and address that nobody has to say; undefined before an unknown person said them. */
  contato: { nome: string; email: string } | undefined;
}

export const comConta = (membro: Membro): Respondente => ({
  db: membro.db,
  id: membro.uid,
  ler: (tx, alvo) => lerParaResponder(tx, membro, alvo),
  contato: membro.colaborador,
});
