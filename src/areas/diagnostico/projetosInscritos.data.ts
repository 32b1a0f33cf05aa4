/** Projects that the person's company takes part in, as it may see them (decisions Q131). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sairDoProjeto } from '@/domain/contratos/projetos';
import { temFlag } from '@/domain/acesso/quem';
import { caminhosDoStatus, type ProjetoInscrito, projetoInscritoSchema } from '@/domain/projetos/status';
import { chamar } from '@/firebase/chamadas/callable';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const inscritos = defineLeitura(projetoInscritoSchema);
/** A company takes part in a few at a time. */
const NO_MAXIMO = 10;

export const projetosInscritosData = {
  /** The one that ends last comes first. A respondent of the outside reads none. */
  daEmpresa: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'projetos inscritos'],
      enabled: !sessao.quem.externo && temFlag(sessao.quem, [29, 'leitura']),
      queryFn: () =>
        inscritos.legiveis(
          caminhosDoStatus.inscritos(sessao.contexto),
          {
            filtros: [igual('deletedAt', null)],
            ordem: [{ campo: 'anoVigencia', direcao: 'desc' }],
          },
          NO_MAXIMO,
        ),
    }),

  /** The company's copy of one project, by its path; null where there is none. */
  um: (sessao: SessaoAtiva, caminho: string) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'projetos inscritos', caminho],
      queryFn: async () => (await inscritos.find(caminho)) ?? null,
    }),

  sair: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ empresaId: idEmpresa, idProjeto }: ProjetoInscrito) =>
        chamar(sairDoProjeto, { ...sessao.contexto, idEmpresa, idProjeto }),
      meta: {
        sucesso: 'A empresa saiu do projeto. A organização foi avisada por e-mail.',
        duracao: 3_500,
        // Questionnaires and invitations of the project go with it.
        invalida: [[sessao.contexto.empresaId]],
      },
    }),
};
