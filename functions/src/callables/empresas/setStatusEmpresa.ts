import { setStatusEmpresa as contrato } from '@/domain/contratos/empresas';
import { podeMudarStatus } from '@/domain/empresas/empresa-acoes';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { atuante, limitesDeEmpresas } from '@functions/nucleo/agenteDeEmpresa';
import { auditar } from '@functions/nucleo/auditoria';
import { avisoDoFechamento, exigirQueFeche, lerEmpresa } from '@functions/nucleo/empresas';

/** ATIVO ↔ INATIVO; the trigger onEmpresaWritten carries it to the memberships, which the rules read. */
export const setStatusEmpresa = chamada(
  contrato,
  { quem: 'conta', limites: limitesDeEmpresas },
  async ({ id, status, ...deOnde }, conta) => {
    const { agente } = await atuante(conta, deOnde);
    const { db, chave, uid: por } = conta;
    const contexto = { licenciadaId: deOnde.licenciadaId, empresaId: id };
    await db.runTransaction(async (tx) => {
      const { ref, empresa } = await lerEmpresa(db, tx, contexto);
      if (!podeMudarStatus(agente, { ...empresa, id })) throw negado();
      if (empresa.status === status) return;
      const dito = { por, empresa: empresa.nomeFantasia, como: 'INATIVADA' } as const;
      if (status === 'INATIVO') {
        await exigirQueFeche(db, tx, agente, contexto);
        (await avisoDoFechamento({ db, tx, chave }, contexto, dito))();
      }
      tx.update(ref, { status, updatedAt: new Date(), updatedBy: por });
      const sobre = { contexto, acao: 'EMPRESA_STATUS', quem: por, alvo: ref.path } as const;
      auditar({ db, tx, chave }, sobre, { status: empresa.status }, { status });
    });
    return { ok: true } as const;
  },
);
