/** Detail of the companies: who registered, with whom to speak, and whom they invited. Ten are read at a time. */
import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CAMPOS_DAS_EMPRESAS } from '@/domain/contratos/relatorios';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { ESTADOS } from '@/domain/empresas/empresa';
import { ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import type { Coluna } from '@/ui/lista/lista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { telefone } from '@/ui/texto/formatosRaros';
import { DiaEscolhido } from './CadastrosPorDia';
import { porteEmPalavras } from './emPalavras';
import { FiltroDaTabela } from './FiltroDaTabela';
import { type AlvoDoPremio, type EmpresaDoPremio, premioData } from './premio.data';
import { useTabela } from './useTabela';

const DetalheModal = aoAbrir(() => import('./DetalheModal').then((m) => m.DetalheModal));

type Campo = (typeof CAMPOS_DAS_EMPRESAS)[number];
const CAMPOS: readonly { value: Campo; label: string }[] = [
  { value: 'nomeFantasia', label: 'Empresa' },
  { value: 'cnpj', label: 'Cnpj' },
  { value: 'responsavel', label: 'Responsavel' },
  { value: 'telefone', label: 'Telefone' },
  { value: 'porte', label: 'Porte' },
  { value: 'estado', label: 'Estado' },
  { value: 'convidados', label: 'Nº Convidados' },
];
const OPCOES = {
  porte: Object.entries(ROTULO_DO_PORTE).map(([value, label]) => ({ value, label })),
  estado: ESTADOS.map((estado) => ({ value: estado, label: estado })),
};

const COLUNAS: readonly Coluna<EmpresaDoPremio>[] = [
  { id: 'nomeFantasia', titulo: 'Empresa', celula: ({ nomeFantasia }) => nomeFantasia },
  {
    id: 'cnpj',
    titulo: 'CNPJ',
    largura: '11rem',
    celula: ({ cnpj }) => <span style={{ whiteSpace: 'nowrap' }}>{mascararCnpj(cnpj)}</span>,
  },
  { id: 'responsavel', titulo: 'Responsável', celula: ({ responsavel }) => responsavel },
  {
    id: 'telefone',
    titulo: 'Telefone',
    largura: '12rem',
    celula: (empresa) => <span style={{ whiteSpace: 'nowrap' }}>{telefone(empresa.telefone)}</span>,
  },
  { id: 'porte', titulo: 'Porte', largura: '9rem', celula: ({ porte }) => porteEmPalavras(porte) },
  { id: 'estado', titulo: 'Estado', largura: '5rem', celula: ({ estado }) => estado ?? '' },
  {
    id: 'convidados',
    titulo: 'Nº convidados',
    largura: '8rem',
    numerica: true,
    celula: ({ convidados }) => convidados,
  },
];

interface Props {
  alvo: AlvoDoPremio;
  /** Companies without any filter. */
  total: number;
  dia: string | null;
  aoLimparDia: () => void;
}

export function TabelaDeEmpresas({ alvo, total, dia, aoLimparDia }: Props) {
  const id = useId();
  const tabela = useTabela();
  const [aberta, abrir] = useState<EmpresaDoPremio | null>(null);
  const { filtro, habilitada, pedida } = tabela;
  const filtros = { filtro: filtro as { campo: Campo; valor: string } | null, dia, habilitada };
  const consulta = useQuery(premioData.empresas(useSessaoAtiva(), alvo, filtros, pedida));
  const filtrada = filtro !== null || dia !== null || habilitada;
  const limpar = () => {
    tabela.filtrar(null, false);
    aoLimparDia();
  };
  const TITULO = 'Detalhe das empresas';
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={id}>
          {TITULO}
        </Title>
        {dia ? <DiaEscolhido dia={dia} aoLimpar={aoLimparDia} /> : null}
      </Group>
      <FiltroDaTabela titulo={TITULO} campos={CAMPOS} opcoes={OPCOES} aoFiltrar={tabela.filtrar} />
      <CorpoDaLista
        titulo={TITULO}
        colunas={COLUNAS}
        nomeDoItem={({ nomeFantasia }) => nomeFantasia}
        aoAbrir={abrir}
        semOrdem="Por nome da empresa. Abra uma linha para ver o cadastro."
        tituloDoErro="Erro ao buscar as empresas"
        vazio={{ titulo: 'Nenhuma empresa cadastrada!', nadaEncontrado: 'Nenhuma empresa encontrada!' }}
        estado={tabela.estadoCom(consulta.data?.proxima, filtrada, limpar)}
        consulta={{
          itens: consulta.data?.linhas ?? [],
          ...(filtrada ? totalDe(consulta.data?.total) : { total }),
          carregando: consulta.isPending,
          erro: consulta.error,
          recarregar: () => void consulta.refetch(),
          temMais: Boolean(consulta.data?.proxima),
        }}
      />
      {aberta ? <DetalheModal empresa={aberta} aoFechar={() => abrir(null)} /> : null}
    </Stack>
  );
}

const totalDe = (total: number | null | undefined) => (typeof total === 'number' ? { total } : {});
