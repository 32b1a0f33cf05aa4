/** Filters of the collaborators list (part 1 §2; all five roles: decisions P21). */
import { TextInput } from '@mantine/core';
import { ROTULO_DO_STATUS, STATUS_DO_COLABORADOR } from '@/domain/pessoas/colaborador';
import type { NOMES_DOS_FILTROS } from '@/domain/pessoas/colaborador-filtros';
import { PAPEIS, ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { Escolha } from '@/ui/lista/Escolha';
import type { FiltroDaLista } from '@/ui/lista/filtro';
import { telefone } from '@/ui/texto/formatosRaros';

type Nome = (typeof NOMES_DOS_FILTROS)[number];

const deTexto = (id: Nome, titulo: string, mostrar?: (valor: string) => string): FiltroDaLista<Nome> => ({
  id,
  titulo,
  campo: (valor, mudar) => (
    <TextInput label={titulo} value={valor} onChange={({ currentTarget }) => mudar(currentTarget.value)} />
  ),
  ...(mostrar ? { mostrar } : {}),
});

const deEscolha = <T extends string>(
  id: Nome,
  titulo: string,
  valores: readonly T[],
  rotulos: Record<T, string>,
): FiltroDaLista<Nome> => ({
  id,
  titulo,
  campo: (valor, mudar) => (
    <Escolha
      rotulo={titulo}
      opcoes={valores.map((value) => ({ value, label: rotulos[value] }))}
      valor={valor}
      aoMudar={mudar}
    />
  ),
  mostrar: (valor) => (rotulos as Record<string, string>)[valor] ?? valor,
});

export const FILTROS: readonly FiltroDaLista<Nome>[] = [
  deTexto('nome', 'Nome'),
  deTexto('email', 'E-mail'),
  deTexto('telefone', 'Telefone', telefone),
  deEscolha('role', 'Perfil', PAPEIS, ROTULO_DO_PAPEL),
  deEscolha('status', 'Status', STATUS_DO_COLABORADOR, ROTULO_DO_STATUS),
];
