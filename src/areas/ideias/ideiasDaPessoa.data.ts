/** Public ideas of one author, on the page of the person; the index is the report's. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { igual } from '@/firebase/dados/consulta';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const ideias = defineLeitura(ideiaSchema);

export const ideiasDaPessoa = (sessao: SessaoAtiva, autorReference: string, quantas: number) =>
  queryOptions({
    queryKey: [...chaveDoTipo(sessao, IDEIA), 'da pessoa', autorReference],
    queryFn: () =>
      ideias.legiveis(
        caminhos.ideias(sessao.contexto),
        {
          filtros: [igual('autorReference', autorReference), igual('visibilidade', 'PUBLICA')],
          ordem: [{ campo: 'createdAt', direcao: 'desc' }],
        },
        quantas,
      ),
  });
