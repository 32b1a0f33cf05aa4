import { inviteEmpresa as contrato } from '@/domain/contratos/projetos';
import { podeCadastrarEmpresa } from '@/domain/empresas/empresa-acoes';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { limitesDasCaixas } from '@functions/chamada/limites';
import type { Membro } from '@functions/chamada/quem';
import { cadastroInicial } from '@functions/nucleo/cadastroInicial';
import { inscreverEmpresa } from '@functions/nucleo/inscreverEmpresa';

/** Companies are born by the licensee's hand only, and its people know those it has. */
const pode = ({ uid, quem, contexto }: Membro) =>
  podeCadastrarEmpresa({ uid, quem, contexto, master: false });

/** A company into a project of the caller's company (part 3 §7). */
export const inviteEmpresa = chamada(
  contrato,
  {
    quem: 'membro',
    limites: ({ email }, membro) => [
      { chave: `uid:${membro.uid}`, maximo: 500, minutos: 24 * 60 },
      ...(pode(membro) ? limitesDasCaixas(membro.uid, [email], 20) : []),
    ],
    falha: 'Falha ao criar convite',
  },
  async ({ cnpj, nome, email, idEmpresa, projetoId, categoria }, membro) => {
    if (!pode(membro)) throw negado();
    return inscreverEmpresa(membro, {
      organizador: membro.contexto,
      idProjeto: projetoId,
      idEmpresa,
      cadastro: cadastroInicial({ cnpj, nome, email }, null),
      por: membro.uid,
      quemConvida: membro.colaborador.nome,
      chegada: { origem: 'CONVITE', categoria, embaixador: null, embaixadorPessoa: null },
      existente: 'inscreve',
    });
  },
);
