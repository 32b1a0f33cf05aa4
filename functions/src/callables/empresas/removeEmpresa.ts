import { removeEmpresa as contrato } from '@/domain/contratos/empresas';
import { podeRemoverEmpresa } from '@/domain/empresas/empresa-acoes';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { atuante, limitesDeEmpresas } from '@functions/nucleo/agenteDeEmpresa';
import { auditar } from '@functions/nucleo/auditoria';
import { avisoDoFechamento, exigirQueFeche, lerEmpresa, liberarCnpj } from '@functions/nucleo/empresas';

/**
 * Soft delete. The company becomes INATIVO too. Its people lose it from their accounts by the trigger
 * onEmpresaWritten. They must not write to it meanwhile. Its CNPJ may be registered again.
 */
export const removeEmpresa = chamada(
  contrato,
  { quem: 'conta', limites: limitesDeEmpresas },
  async ({ id, ...deOnde }, conta) => {
    const { agente } = await atuante(conta, deOnde);
    const { db, chave, uid: por } = conta;
    const contexto = { licenciadaId: deOnde.licenciadaId, empresaId: id };
    await db.runTransaction(async (tx) => {
      const { ref, empresa } = await lerEmpresa(db, tx, contexto);
      if (!podeRemoverEmpresa(agente, { ...empresa, deletedAt: null, id })) throw negado();
      if (empresa.deletedAt !== null) return;
      await exigirQueFeche(db, tx, agente, contexto);
      const dito = { por, empresa: empresa.nomeFantasia, como: 'REMOVIDA' } as const;
      const avisar = await avisoDoFechamento({ db, tx, chave }, contexto, dito);
      const agora = new Date();
      tx.update(ref, { deletedAt: agora, status: 'INATIVO', updatedAt: agora, updatedBy: por });
      liberarCnpj(db, tx, empresa.cnpj);
      avisar();
      const sobre = { contexto, acao: 'EMPRESA_REMOVIDA', quem: por, alvo: ref.path } as const;
      const antes = { status: empresa.status, removida: false };
      auditar({ db, tx, chave }, sobre, antes, { status: 'INATIVO', removida: true });
    });
    return { ok: true } as const;
  },
);
