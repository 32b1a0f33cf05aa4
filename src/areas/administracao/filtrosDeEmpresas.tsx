/** Filters of the company lists (part 1 §2). */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import { TextInput } from '@mantine/core';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { FILTROS_DE_EMPRESA } from '@/domain/empresas/empresa-filtros';
import { STATUS_DA_EMPRESA, type StatusDaEmpresa } from '@/domain/empresas/empresa-status';
import { Escolha } from '@/ui/lista/Escolha';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import type { FiltroDaLista } from '@/ui/lista/filtro';

export const ROTULO_DO_STATUS: Record<StatusDaEmpresa, string> = comOutro(
  { ATIVO: 'Ativa', INATIVO: 'Inativa' },
  OUTRO,
);

type Nome = (typeof FILTROS_DE_EMPRESA)[number];

const deTexto = (id: Nome, titulo: string): FiltroDaLista<Nome> => ({
  id,
  titulo,
  campo: (valor, mudar) => (
    <TextInput label={titulo} value={valor} onChange={({ currentTarget }) => mudar(currentTarget.value)} />
  ),
});

export const FILTROS: readonly FiltroDaLista<Nome>[] = [
  deTexto('nomeFantasia', 'Nome fantasia'),
  deTexto('razaoSocial', 'Razão social'),
  {
    id: 'cnpj',
    titulo: 'CNPJ',
    campo: (valor, mudar) => (
      <CampoMascarado label="CNPJ" mascara={mascararCnpj} value={valor} onChange={mudar} />
    ),
  },
  {
    id: 'status',
    titulo: 'Status',
    campo: (valor, mudar) => (
      <Escolha
        rotulo="Status"
        opcoes={STATUS_DA_EMPRESA.map((value) => ({ value, label: ROTULO_DO_STATUS[value] }))}
        valor={valor}
        aoMudar={mudar}
      />
    ),
    mostrar: (valor) => (ROTULO_DO_STATUS as Record<string, string>)[valor] ?? valor,
  },
];
