import { updateEmpresa as contrato } from '@/domain/contratos/empresas';
import { indiceDaEmpresa } from '@/domain/empresas/empresa';
import { podeEditarEmpresa, podeMudarCnpj, trouxeEmpresa } from '@/domain/empresas/empresa-acoes';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { atuante, limitesDeEmpresas } from '@functions/nucleo/agenteDeEmpresa';
import { auditar } from '@functions/nucleo/auditoria';
import { exigirCnpjLivre, lerEmpresa, liberarCnpj, ocuparCnpj } from '@functions/nucleo/empresas';
import { exigirNomeProprio } from '@functions/nucleo/nomesReservados';
import { conferirLogo } from '@functions/nucleo/novaEmpresa';

/** Changes the registration. A new CNPJ must be free, and leaves the former one free. */
export const updateEmpresa = chamada(
  contrato,
  { quem: 'conta', limites: limitesDeEmpresas },
  async ({ id, lidoEm, dados, ...deOnde }, conta) => {
    const { agente } = await atuante(conta, deOnde);
    const { db, chave, uid: por } = conta;
    const contexto = { licenciadaId: deOnde.licenciadaId, empresaId: id };
    conferirLogo(contexto, dados);
    await db.runTransaction(async (tx) => {
      const { ref, empresa } = await lerEmpresa(db, tx, contexto);
      if (!podeEditarEmpresa(agente, { ...empresa, id })) throw negado();
      if (empresa.updatedAt.getTime() !== lidoEm) throw new ErroDoProduto(CONFLITO);
      const renomeada =
        dados.nomeFantasia !== empresa.nomeFantasia || dados.razaoSocial !== empresa.razaoSocial;
      // A guest does not come to be called like its organiser; whoever brought it in knows whom they name so.
      if (renomeada && empresa.role === 'CONVIDADA' && !trouxeEmpresa(agente, empresa))
        await exigirNomeProprio(db, contexto, [dados.nomeFantasia, dados.razaoSocial]);
      const agora = new Date();
      if (dados.cnpj !== empresa.cnpj) {
        if (!podeMudarCnpj(agente)) throw negado();
        await exigirCnpjLivre(db, tx, dados.cnpj);
        liberarCnpj(db, tx, empresa.cnpj);
        ocuparCnpj(db, tx, contexto, dados.cnpj, { por, agora });
      }
      tx.update(ref, { ...dados, ...indiceDaEmpresa(dados), updatedAt: agora, updatedBy: por });
      const sobre = { contexto, acao: 'EMPRESA_ALTERADA', quem: por, alvo: ref.path } as const;
      // Names stay out of the trail: a sole trader's company bears a person's (src/domain/auditoria/auditoria.ts).
      auditar({ db, tx, chave }, sobre, { cnpj: empresa.cnpj }, { cnpj: dados.cnpj });
    });
    return { ok: true } as const;
  },
);
