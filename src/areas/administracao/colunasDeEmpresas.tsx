/** Columns of the company lists. */
import { Text } from '@mantine/core';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { Empresa } from '@/domain/empresas/empresa';
import type { ComId } from '@/domain/comum/campos';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { COLUNA_DO_CADASTRO } from '@/ui/lista/porNome';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { ROTULO_DO_STATUS } from './filtrosDeEmpresas';
import { LogoNaLinha } from './LogoNaLinha';

const cidade = ({ endereco: { cidade: nome, estado } }: Empresa) =>
  [nome, estado].filter(Boolean).join(' / ');

const cortado = (texto: string) => (
  <Text span inherit lineClamp={2} title={texto}>
    {texto}
  </Text>
);

export const COLUNAS_DE_EMPRESAS: readonly Coluna<ComId<Empresa>>[] = [
  {
    id: 'nomeFantasia',
    titulo: 'Nome fantasia',
    ordenavel: 'texto',
    celula: (empresa) => (
      <DuasLinhas
        nome={empresa.nomeFantasia}
        sob={empresa.razaoSocial}
        antes={<LogoNaLinha empresa={empresa} />}
      />
    ),
  },
  {
    id: 'cnpj',
    titulo: 'CNPJ',
    celula: ({ cnpj }) => <span style={{ whiteSpace: 'nowrap' }}>{mascararCnpj(cnpj)}</span>,
    largura: '10.5rem',
  },
  {
    id: 'cidade',
    titulo: 'Cidade',
    somenteDesktop: true,
    celula: (empresa) => cortado(cidade(empresa)),
    largura: '11rem',
  },
  {
    id: 'status',
    titulo: 'Status',
    sobOTitulo: true,
    celula: ({ status }) => (
      <StatusBadge cor={status === 'ATIVO' ? 'teal' : 'gray'}>{ROTULO_DO_STATUS[status]}</StatusBadge>
    ),
    largura: '5.5rem',
  },
  { ...COLUNA_DO_CADASTRO, largura: '6.5rem' },
];
