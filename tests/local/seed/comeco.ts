/** People of the demo in their first days on the dashboard: switches both chose, and the picture of one (decisions I423). */
import { caminhos } from '@/domain/comum/caminhos';
import { preferenciasSchema, TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import type { Firestore } from '@functions/banco';
import { dia } from './calendario';
import { DESENHOS } from './desenhos';
import { enviar } from './enviar';
import { gravar } from './gravar';
import type { PessoaDoMundo } from './pessoas';

export async function passosDados(db: Firestore, pessoas: readonly PessoaDoMundo[]): Promise<void> {
  const novas = pessoas.filter(({ colaborador }) => (colaborador.inviteAcceptedAt ?? 0) > dia(-30));
  for (const { uid, empresa, colaborador } of novas) {
    const avisos = { ...TUDO_LIGADO, semEmail: ['COMENTARIO'], updatedAt: dia(-4, 10), updatedBy: uid };
    await gravar(db, [[caminhos.preferencias(empresa.contexto, uid), preferenciasSchema.parse(avisos)]]);
    for (const { path, type } of colaborador.image) await enviar(path, DESENHOS['retrato.png'], type);
  }
}
