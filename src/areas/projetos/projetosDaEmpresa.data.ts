/** Projects of the own company in which another one takes part, on the page of that company. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const linhas = defineLeitura(statusSchema);
const projetos = defineLeitura(projetoSchema);
/** More than a company takes part in; each costs the reading of its project. */
const MAXIMO = 20;

export const projetosDaEmpresa = (sessao: SessaoAtiva, empresaId: string) =>
  queryOptions({
    queryKey: [sessao.contexto.empresaId, 'empresas do projeto', 'da empresa', empresaId],
    queryFn: async () => {
      const { itens, ilegiveis } = await linhas.legiveis(
        caminhosDoStatus.status(sessao.contexto),
        {
          filtros: [igual('idEmpresa', empresaId), igual('deletedAt', null)],
          ordem: [{ campo: 'createdAt', direcao: 'desc' }],
        },
        MAXIMO,
      );
      const deles = await Promise.all(
        itens.map(({ idProjeto }) => projetos.find(caminhos.projeto(sessao.contexto, idProjeto))),
      );
      return {
        ilegiveis,
        itens: itens.map((linha, i) => ({
          ...linha,
          projeto: deles[i]?.deletedAt === null ? deles[i] : undefined,
        })),
      };
    },
  });
