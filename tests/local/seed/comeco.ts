/** Somebody of the demo who took the first steps of the dashboard: the picture and the switches (decisions I423). */
import { caminhos } from '@/domain/comum/caminhos';
import { preferenciasSchema, TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import type { Firestore } from '@functions/banco';
import { dia } from './calendario';
import { DESENHOS } from './desenhos';
import { enviar } from './enviar';
import { gravar } from './gravar';
import type { PessoaDoMundo } from './pessoas';

export async function passosDados(db: Firestore, pessoas: readonly PessoaDoMundo[]): Promise<void> {
  for (const { uid, empresa, colaborador } of pessoas) {
    const [foto] = colaborador.image;
    if (!foto) continue;
    await enviar(foto.path, DESENHOS['retrato.png'], foto.type);
    const avisos = { ...TUDO_LIGADO, semEmail: ['COMENTARIO'], updatedAt: dia(-11, 10), updatedBy: uid };
    await gravar(db, [[caminhos.preferencias(empresa.contexto, uid), preferenciasSchema.parse(avisos)]]);
  }
}
