/** Filters of the company lists (part 1 §2). */
import { TextInput } from '@mantine/core';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { FILTROS_DE_EMPRESA } from '@/domain/empresas/empresa-filtros';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import type { FiltroDaLista } from '@/ui/lista/filtro';

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
];
