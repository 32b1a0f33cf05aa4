import { inscreverMinhaEmpresa as contrato } from '@/domain/contratos/projetos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { podeInscreverAPropria } from '@/domain/projetos/status';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { redeDe } from '@functions/chamada/quem';
import { inscreverMinhaEmpresa as inscrever } from '@functions/nucleo/inscreverExistente';
import { exigirOrganizador } from '@functions/nucleo/organizador';

/** The company one acts from, into a project of another company of its licensee (decisions P331). */
export const inscreverMinhaEmpresa = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 50, minutos: 24 * 60 }],
    falha: 'Não foi possível inscrever a empresa',
  },
  async ({ organizadora, idProjeto, categoria }, membro) => {
    const { contexto, quem, uid, colaborador, db, ip } = membro;
    if (!podeInscreverAPropria(quem)) throw negado();
    const organizador = { ...contexto, empresaId: organizadora };
    // One's own company is in one's own project in no other way (decisions Q134).
    if (organizadora === contexto.empresaId) throw new ErroDoProduto('Projeto não encontrado');
    await exigirOrganizador(db, organizador);
    const situacao = await inscrever(membro, contexto, {
      organizador,
      idProjeto,
      por: uid,
      quemPede: colaborador.nome,
      chegada: { origem: 'EXTERNO', categoria, embaixador: null, embaixadorPessoa: null },
      aceitouDe: redeDe(ip),
    });
    return { situacao };
  },
);
