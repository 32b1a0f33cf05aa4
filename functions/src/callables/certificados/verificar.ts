import { codigoDigitado } from '@/domain/certificados/codigo';
import { verificar as contrato } from '@/domain/contratos/certificados';
import { chamada } from '@functions/chamada/chamada';
import { certificadoDoCodigo, quemEmitiu } from '@functions/nucleo/certificados';

/**
 * Anybody asks, with the code from a certificate. An unknown one is answered like a mistyped one. What a revoked one said
 * is told, why it was revoked is not.
 */
export const verificar = chamada(
  contrato,
  {
    quem: 'visitante',
    soLeitura: true,
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 60, minutos: 10 }],
    falha: 'Não foi possível verificar o certificado',
  },
  async ({ codigo }, { db }) => {
    const achado = await certificadoDoCodigo(db, codigoDigitado(codigo));
    if (!achado) return { situacao: 'DESCONHECIDO' as const, certificado: null };
    const { emitidoEm, revogadoEm, ...dito } = achado.certificado;
    const { organiza, ...emissor } = await quemEmitiu(db, achado.organizadora);
    const vale = organiza ? ('VALIDO' as const) : ('SEM_ORGANIZACAO' as const);
    return {
      situacao: revogadoEm ? ('REVOGADO' as const) : vale,
      certificado: {
        ...dito,
        ...emissor,
        emitidoEm: emitidoEm.toISOString(),
        revogadoEm: revogadoEm?.toISOString() ?? null,
      },
    };
  },
);
