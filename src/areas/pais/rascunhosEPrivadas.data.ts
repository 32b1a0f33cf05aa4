/** The person's drafts, and the private parents they see, by status: what the counter of public ones does not hold. */
import { queryOptions } from '@tanstack/react-query';
import { LIMITE } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { somaDosTotais, type Total } from '@/domain/comum/total';
import type { TipoDePai } from '@/domain/pai/pai';
import { contem, e, igual, ou } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const privada = igual('visibilidade', 'PRIVADA');

export const consultasDeRascunhosEPrivadas = ({ uid, referencia }: SessaoAtiva) => ({
  rascunhos: { filtros: [igual('createdBy', uid), igual('visibilidade', 'RASCUNHO')] },
  privadas: {
    filtros: [
      ou(e(igual('createdBy', uid), privada), e(contem('participantesReferences', referencia), privada)),
    ],
  },
});

/** One count and one list of what is always few. */
export const rascunhosEPrivadas = (sessao: SessaoAtiva, tipo: TipoDePai) =>
  queryOptions({
    queryKey: [...chaveDoTipo(sessao, tipo), 'rascunhosEPrivadas'],
    queryFn: async (): Promise<Partial<Record<string, Total>>> => {
      const pais = defineLeitura(tipo.schema);
      const caminho = caminhos.colecao(sessao.contexto, tipo.colecao);
      const consultas = consultasDeRascunhosEPrivadas(sessao);
      const [rascunhos, { itens }] = await Promise.all([
        pais.count(caminho, consultas.rascunhos),
        pais.legiveis(caminho, consultas.privadas, LIMITE.pagina),
      ]);
      const totais: Partial<Record<string, Total>> = { [tipo.rascunho]: rascunhos };
      for (const { status } of itens) totais[status] = somaDosTotais(totais[status] ?? 0, 1);
      return totais;
    },
  });
