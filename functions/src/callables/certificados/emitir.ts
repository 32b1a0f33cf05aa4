import { podePedirCertificado } from '@/domain/certificados/quais';
import { emitir as contrato } from '@/domain/contratos/certificados';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { emitir as emitirCertificado } from '@functions/nucleo/certificados';

/** A function and not a rule: a code nobody chooses, under a company that the caller does not belong to. */
export const emitir = chamada(
  contrato,
  {
    quem: 'membro',
    // The record itself makes it happen once.
    repetivel: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 200, minutos: 60 }],
    falha: 'Não foi possível emitir o certificado',
  },
  async ({ licenciadaId, idEmpresa, idProjeto, tipo }, membro) => {
    if (!podePedirCertificado(membro.quem)) throw negado();
    const organizadora = { licenciadaId, empresaId: idEmpresa };
    const { emitidoEm, ...dito } = await emitirCertificado(membro, organizadora, { idProjeto, tipo });
    return { ...dito, emitidoEm: emitidoEm.toISOString() };
  },
);
