/** The person's drafts, and the private ideas they see, by status: what the counter of public ideas does not hold. */
import { queryOptions } from '@tanstack/react-query';
import { LIMITE } from '@/domain/comum/fields';
import { ideiaSchema, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/paths';
import { somaDosTotais, type Total } from '@/domain/comum/total';
import { defineLeitura } from '@/firebase/dados/leitura';
import { contem, e, igual, ou } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ideiasData } from './ideias.data';

const ideias = defineLeitura(ideiaSchema);

const privada = igual('visibilidade', 'PRIVADA');

export const consultasDasReservadas = ({ uid, referencia }: SessaoAtiva) => ({
  rascunhos: { filtros: [igual('createdBy', uid), igual('visibilidade', 'RASCUNHO')] },
  privadas: {
    filtros: [
      ou(e(igual('createdBy', uid), privada), e(contem('participantesReferences', referencia), privada)),
    ],
  },
});

export type PorStatus = Partial<Record<StatusDaIdeia, Total>>;

/** One count and one list of what is always few. */
export const reservadas = (sessao: SessaoAtiva) =>
  queryOptions({
    queryKey: [...ideiasData.chave(sessao), 'reservadas'],
    queryFn: async (): Promise<PorStatus> => {
      const caminho = caminhos.ideias(sessao.contexto);
      const consultas = consultasDasReservadas(sessao);
      const [rascunhos, { itens }] = await Promise.all([
        ideias.count(caminho, consultas.rascunhos),
        ideias.lista(caminho, consultas.privadas, LIMITE.pagina),
      ]);
      const totais: PorStatus = { RASCUNHO: rascunhos };
      for (const { status } of itens) totais[status] = somaDosTotais(totais[status] ?? 0, 1);
      return totais;
    },
  });
