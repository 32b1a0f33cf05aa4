import { codigoDigitado } from '@/domain/certificados/codigo';
import { verificar as contrato } from '@/domain/contratos/certificados';
import { chamada } from '@functions/chamada/chamada';
import { certificadoDoCodigo } from '@functions/nucleo/certificados';

/**
 * Anybody asks, with the code from a certificate. An unknown one is answered like a mistyped one. What a revoked one said
 * is told, why it was revoked is not.
 */
export const verificar = chamada(
  contrato,
  {
    quem: 'visitante',
    soLeitura: true,
    semAppCheck: true,
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 60, minutos: 10 }],
    falha: 'Não foi possível verificar o certificado',
  },
  async ({ codigo }, { db }) => {
    const certificado = await certificadoDoCodigo(db, codigoDigitado(codigo));
    if (!certificado) return { situacao: 'DESCONHECIDO' as const, certificado: null };
    const { emitidoEm, revogadoEm, ...dito } = certificado;
    return {
      situacao: revogadoEm ? ('REVOGADO' as const) : ('VALIDO' as const),
      certificado: {
        ...dito,
        emitidoEm: emitidoEm.toISOString(),
        revogadoEm: revogadoEm?.toISOString() ?? null,
      },
    };
  },
);
