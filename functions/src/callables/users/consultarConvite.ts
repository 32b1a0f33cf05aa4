import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { consultarConvite as contrato } from '@/domain/contratos/users';
import { situacaoDoConvite } from '@/domain/pessoas/convite';
import { caminhos } from '@/domain/comum/caminhos';
import { licenciadas } from '@/domain/empresas/licenciada';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { reabrirPeloLink } from '@functions/nucleo/aceitarConvite';
import { enderecoProvado } from '@functions/nucleo/contas';
import { conviteDoLink } from '@functions/nucleo/conviteDoLink';
import { contextoDoConvite } from '@functions/nucleo/convites';

/**
 * What the holder of an invitation's link sees before accepting. A closed account opens, for the sign-in that follows.
 */
export const consultarConvite = chamada(
  contrato,
  {
    quem: 'visitante',
    // Opening twice is opening once, and the answer names a person: it is kept nowhere (decisions P242).
    repetivel: true,
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 600, minutos: 60 }],
  },
  async (credencial, { db }) => {
    const convite = await conviteDoLink(db, credencial);
    const uid = convite.idColaboradorConvidado;
    const pessoa = await ler(db, colaboradorSchema, caminhos.colaborador(contextoDoConvite(convite), uid));
    const administra = pessoa?.role === 'ADMIN' && convite.idQuestionario === null;
    const licenciada = administra
      ? await ler(db, licenciadas.schema, caminhos.licenciada(convite.idLicenciada))
      : undefined;
    const cancelado = convite.cancelado || pessoa?.deletedAt !== null;
    const atual = { ...convite, cancelado };
    await reabrirPeloLink(atual);
    return {
      situacao: situacaoDoConvite(atual),
      nome: cancelado ? '' : (pessoa?.nome ?? ''),
      email: convite.email,
      nomeFantasia: convite.nomeFantasia,
      administra,
      licenciada: licenciada?.nome ?? '',
      novaConta: !cancelado && (await enderecoProvado(uid)) === false,
    };
  },
);
