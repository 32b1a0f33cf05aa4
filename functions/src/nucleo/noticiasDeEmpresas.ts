/** A company was changed by somebody of another one, or by the platform: its administrators are told (decisions P10). */
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { caminhos } from '@/domain/comum/caminhos';
import { empresaVazia } from '@/domain/empresas/empresa-form';
import type { MudancaDaEmpresa } from '@/domain/notificacoes/notificacao';
import { ler } from '@functions/banco';
import type { Escrita } from '@functions/gatilho';
import { isDeepStrictEqual } from 'node:util';
import { administradoresDe } from './administradores';
import { idDaNotificacao, notificar } from './notificar';

/** What its people type of a company. What functions keep beside it is no news. */
const DO_CADASTRO = Object.keys(empresaVazia);

function mudancaEm({ antes, depois }: Escrita): MudancaDaEmpresa | undefined {
  if (!antes || !depois || depois['deletedAt']) return undefined;
  if (antes['status'] !== depois['status']) return depois['status'] === 'ATIVO' ? 'ATIVADA' : 'INATIVADA';
  return DO_CADASTRO.some((campo) => !isDeepStrictEqual(antes[campo], depois[campo]))
    ? 'ALTERADA'
    : undefined;
}

/** Who did it is not named: the company knows nobody there. Its own people are no news to it. */
export async function noticiarEmpresa(escrita: Escrita): Promise<void> {
  const { db, contexto, depois, evento } = escrita;
  const empresa = mudancaEm(escrita);
  const quem = depois?.['updatedBy'];
  if (!empresa || typeof quem !== 'string') return;
  const daqui = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, quem));
  if (daqui?.deletedAt === null) return;
  const pessoas = await db.runTransaction((tx) => administradoresDe(db, tx, contexto), { readOnly: true });
  await notificar(db, contexto, {
    id: idDaNotificacao('empresa', evento.id),
    quem: null,
    sobre: null,
    origem: caminhos.empresa(contexto),
    detalhe: { empresa },
    para: new Map(pessoas.map(({ id }) => [id, ['EMPRESA']])),
  });
}
