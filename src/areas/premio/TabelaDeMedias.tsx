/** Average scores of the companies in the questionnaire, the best first. */
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CAMPOS_DAS_MEDIAS } from '@/domain/contratos/relatorios';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import type { Coluna } from '@/ui/lista/lista';
import { numero } from '@/ui/texto/formatos';
import { FiltroDaTabela } from './FiltroDaTabela';
import { type AlvoDoPremio, type MediaDoPremio, premioData } from './premio.data';
import { useTabela } from './useTabela';

type Campo = (typeof CAMPOS_DAS_MEDIAS)[number];
const CAMPOS: readonly { value: Campo; label: string }[] = [
  { value: 'nomeFantasia', label: 'Empresa' },
  { value: 'categoria', label: 'Categoria' },
  { value: 'media', label: 'Media' },
];

const COLUNAS: readonly Coluna<MediaDoPremio>[] = [
  { id: 'nomeFantasia', titulo: 'Empresa', celula: ({ nomeFantasia }) => nomeFantasia },
  { id: 'categoria', titulo: 'Categoria', largura: '14rem', celula: ({ categoria }) => categoria },
  {
    id: 'media',
    titulo: 'Média',
    largura: '7rem',
    numerica: true,
    celula: ({ media }) => (media === null ? '' : numero(media / 100, 2)),
  },
  { id: 'folhas', titulo: 'Respostas', largura: '7rem', numerica: true, celula: ({ folhas }) => folhas },
  {
    id: 'habilitada',
    titulo: 'Habilitada',
    largura: '7rem',
    celula: ({ habilitada }) => (habilitada ? 'Sim' : 'Não'),
  },
];

const TITULO = 'Médias das empresas';

export function TabelaDeMedias({ alvo }: { alvo: AlvoDoPremio }) {
  const id = useId();
  const tabela = useTabela();
  const { filtro, habilitada, pedida } = tabela;
  const filtros = { filtro: filtro as { campo: Campo; valor: string } | null, habilitada };
  const consulta = useQuery(premioData.medias(useSessaoAtiva(), alvo, filtros, pedida));
  const total = consulta.data?.total;
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {TITULO}
      </Title>
      <FiltroDaTabela titulo={TITULO} campos={CAMPOS} aoFiltrar={tabela.filtrar} />
      <CorpoDaLista
        titulo={TITULO}
        colunas={COLUNAS}
        semOrdem={filtro?.campo === 'nomeFantasia' ? 'Por nome da empresa.' : 'Da maior média para a menor.'}
        tituloDoErro="Erro ao buscar as médias"
        vazio={{
          titulo: 'Nenhuma média ainda',
          texto: 'As médias aparecem com a primeira resposta finalizada.',
          nadaEncontrado: 'Nenhuma empresa encontrada!',
        }}
        estado={tabela.estadoCom(consulta.data?.proxima, filtro !== null || habilitada, () =>
          tabela.filtrar(null, false),
        )}
        consulta={{
          itens: consulta.data?.linhas ?? [],
          ...(typeof total === 'number' ? { total } : {}),
          carregando: consulta.isPending,
          erro: consulta.error,
          recarregar: () => void consulta.refetch(),
          temMais: Boolean(consulta.data?.proxima),
        }}
      />
    </Stack>
  );
}
