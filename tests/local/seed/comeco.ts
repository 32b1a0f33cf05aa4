/** People of the demo in their first days on the dashboard: switches both chose (decisions I423); and people's pictures. */
import { caminhos } from '@/domain/comum/caminhos';
import { preferenciasSchema, TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import type { Firestore } from '@functions/banco';
import { dia } from './calendario';
import { DESENHOS, type NomeDoDesenho } from './desenhos';
import { enviar } from './enviar';
import { gravar } from './gravar';
import type { PessoaDoMundo } from './pessoas';

export async function passosDados(db: Firestore, pessoas: readonly PessoaDoMundo[]): Promise<void> {
  const novas = pessoas.filter(({ colaborador }) => (colaborador.inviteAcceptedAt ?? 0) > dia(-30));
  for (const { uid, empresa } of novas) {
    const avisos = { ...TUDO_LIGADO, semEmail: ['COMENTARIO'], updatedAt: dia(-4, 10), updatedBy: uid };
    await gravar(db, [[caminhos.preferencias(empresa.contexto, uid), preferenciasSchema.parse(avisos)]]);
  }
}

/** The pictures that records of people name. */
export const fotos = (pessoas: readonly PessoaDoMundo[]) =>
  Promise.all(
    pessoas
      .flatMap(({ colaborador }) => colaborador.image)
      .map(({ path, name, type }) => enviar(path, DESENHOS[name as NomeDoDesenho], type)),
  );
