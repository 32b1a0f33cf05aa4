import { podeRevogarCertificado, revogacaoForm } from '@/domain/certificados/certificado';
import { ErroDoProduto } from '@/domain/comum/erros';
import { revogar as contrato } from '@/domain/contratos/certificados';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { mudarCertificado } from '@functions/nucleo/revogarCertificado';

/** Nobody takes a certificate back without saying why; the trail keeps it. */
export const revogar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 200, minutos: 24 * 60 }],
    falha: 'Não foi possível mudar o certificado',
  },
  async ({ idEmpresa, idProjeto, tipo, revogado, motivo }, membro) => {
    if (!podeRevogarCertificado(membro.quem)) throw negado();
    if (revogado && !revogacaoForm.safeParse({ motivo }).success)
      throw new ErroDoProduto('Escreva o motivo, com 10 letras ou mais.');
    await mudarCertificado(membro, { idEmpresa, idProjeto, tipo }, { revogado, motivo });
    return {};
  },
);
