/**
 * What the dashboard's half of the ideas reads besides what every half reads (areas/pais/painelDePais.data.ts): two
 * ideas, the running rules and their campaigns.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { primeirosPublicos } from '@/areas/pais/painelDePais.data';
import { emVigor, regulamentosAtivos } from '@/areas/regulamentos/ativos.data';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhos } from '@/domain/comum/caminhos';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import {
  type Campanha,
  campanhaSchema,
  regulamentoIdeiasSchema,
} from '@/domain/regulamentos/regulamento-ideias';
import type { ComId } from '@/domain/comum/campos';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const campanhas = defineLeitura(campanhaSchema);

const RECENTES = 5;
/** Campaigns of each rule that are looked at. */
const CAMPANHAS = 10;
/** Values one array-contains-any takes. */
const MAIS_SETORES = 30;

export interface Vigentes {
  /** True iff a rule runs now: ideas can be published. */
  haRegulamento: boolean;
  /** The campaign of the person's sectors that ends first. */
  campanha: ComId<Campanha> | null;
}

async function vigentesDe(sessao: SessaoAtiva, client: QueryClient): Promise<Vigentes> {
  const { contexto, colaborador } = sessao;
  const agora = new Date();
  const rodam = emVigor(agora);
  // The band above asks for the same rules: whoever comes first reads them (areas/pontos/moedas.data.ts).
  const ativos = await client.fetchQuery(
    regulamentosAtivos(sessao, IDEIA.regulamentos, regulamentoIdeiasSchema),
  );
  const setores = colaborador.setores.slice(0, MAIS_SETORES);
  if (setores.length === 0) return { haRegulamento: ativos.length > 0, campanha: null };
  const achadas = await Promise.all(
    ativos.map(({ id }) =>
      campanhas.todos(
        caminhos.campanhas(contexto, id),
        {
          ...rodam,
          filtros: [...rodam.filtros, { campo: 'setores', op: 'array-contains-any', valor: setores }],
        },
        CAMPANHAS,
      ),
    ),
  );
  const rodando = achadas
    .flatMap((pagina) => pagina.itens)
    .filter((campanha) => emAndamento(campanha, agora))
    .toSorted((a, b) => a.dataFinal.getTime() - b.dataFinal.getTime());
  return { haRegulamento: ativos.length > 0, campanha: rodando[0] ?? null };
}

export const painelData = {
  /** Ideas that were last published, edited or moved. */
  recentes: (sessao: SessaoAtiva) =>
    primeirosPublicos(
      sessao,
      IDEIA,
      ideiaSchema,
      'recentes',
      { campo: 'updatedAt', direcao: 'desc' },
      RECENTES,
    ),
  vigentes: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'regulamentosIdeias', 'painel', sessao.colaborador.setores],
      queryFn: ({ client }) => vigentesDe(sessao, client),
    }),
};
