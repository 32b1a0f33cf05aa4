/** The person's last two drafts: what waits for them on the dashboard. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const ideias = defineLeitura(ideiaSchema);

export const rascunhosData = {
  meus: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chaveDoTipo(sessao, IDEIA), 'painel', 'rascunhos'],
      queryFn: () =>
        ideias.legiveis(
          caminhos.ideias(sessao.contexto),
          {
            filtros: [igual('createdBy', sessao.uid), igual('visibilidade', 'RASCUNHO')],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          2,
        ),
    }),
};
