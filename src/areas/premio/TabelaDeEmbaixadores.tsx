/** Companies that each ambassador brought, the most first; the names of the page on the screen are read. */
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import type { Coluna } from '@/ui/lista/lista';
import type { Soma } from './fatias';
import { premioData } from './premio.data';

interface Linha {
  id: string;
  nome: string;
  n: number;
}
const COLUNAS: readonly Coluna<Linha>[] = [
  { id: 'nome', titulo: 'Embaixador', celula: ({ nome }) => nome },
  { id: 'n', titulo: 'Empresas', largura: '8rem', numerica: true, celula: ({ n }) => n },
];
const nada = () => undefined;

interface Props {
  titulo: string;
  de: 'embaixadores' | 'embaixadoresPessoas';
  idProjeto: string;
  somas: readonly Soma[];
}

export function TabelaDeEmbaixadores({ titulo, de, idProjeto, somas }: Props) {
  const id = useId();
  const [pagina, irPara] = useState(0);
  const [porPagina, definirPorPagina] = useState(10);
  const daPagina = somas.slice(pagina * porPagina, (pagina + 1) * porPagina);
  const ids = daPagina.map(({ valor }) => valor);
  const { data, error, isPending, refetch } = useQuery(
    premioData.nomes(useSessaoAtiva(), idProjeto, de, ids),
  );
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {titulo}
      </Title>
      <CorpoDaLista
        titulo={titulo}
        colunas={COLUNAS}
        semOrdem="Do que trouxe mais empresas para o que trouxe menos."
        tituloDoErro="Erro ao buscar os embaixadores"
        vazio={{
          titulo: 'Nenhuma empresa veio por um embaixador',
          texto: 'Quem se cadastra diz quem a trouxe.',
        }}
        estado={{
          pagina,
          porPagina,
          ordem: null,
          ordemPadrao: null,
          filtrada: false,
          ordenar: nada,
          ordenarPor: nada,
          limparFiltros: nada,
          irPara,
          mudarPorPagina: (quantos) => {
            definirPorPagina(quantos);
            irPara(0);
          },
        }}
        consulta={{
          itens: daPagina.map(({ valor, n }, i) => ({
            id: valor,
            n,
            nome: data?.[i] || 'Embaixador removido',
          })),
          total: somas.length,
          carregando: isPending && ids.length > 0,
          erro: error,
          recarregar: () => void refetch(),
          temMais: (pagina + 1) * porPagina < somas.length,
        }}
      />
    </Stack>
  );
}
