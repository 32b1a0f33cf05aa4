import { reconvidarAdministrador as contrato } from '@/domain/contratos/empresas';
import { chamada } from '@functions/chamada/chamada';
import { limitesDasCaixas } from '@functions/chamada/limites';
import { atuante, limitesDeEmpresas } from '@functions/nucleo/agenteDeEmpresa';
import { reconvidar } from '@functions/nucleo/administradoresDaLicenciada';

/** The MASTER's way out of a mistyped address (decisions P185). */
export const reconvidarAdministrador = chamada(
  contrato,
  {
    quem: 'conta',
    limites: ({ colaboradorId, email }, conta) => [
      ...limitesDeEmpresas(undefined, conta),
      { chave: `reconvite:${colaboradorId}`, maximo: 20, minutos: 24 * 60 },
      ...(email === null ? [] : limitesDasCaixas(conta.uid, [email], 20)),
    ],
    falha: 'Não foi possível enviar o convite',
  },
  async ({ licenciadaId, id, colaboradorId, email }, conta) => {
    const contexto = { licenciadaId, empresaId: id };
    // From no company: only a MASTER acts so.
    await reconvidar(await atuante(conta, { licenciadaId, empresaId: null }), contexto, {
      colaboradorId,
      email,
    });
    return { ok: true } as const;
  },
);
