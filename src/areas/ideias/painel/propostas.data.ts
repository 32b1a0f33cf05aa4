/** Whether the person has ever proposed an idea, public or private: one read. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { propostasDe } from '@/domain/ideias/propostas';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const ideias = defineLeitura(ideiaSchema);

export const propostasData = {
  alguma: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chaveDoTipo(sessao, IDEIA), 'painel', 'propostas'],
      queryFn: () => ideias.legiveis(caminhos.ideias(sessao.contexto), propostasDe(sessao), 1),
    }),
};
