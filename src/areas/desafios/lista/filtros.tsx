/** Filters of the challenge list: status, and category by its id. */
import { caminhos } from '@/domain/comum/caminhos';
import {
  APARENCIA_DO_STATUS_DO_DESAFIO,
  STATUS_DO_DESAFIO,
  type StatusDoDesafio,
} from '@/domain/desafios/desafio';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import type { Contexto } from '@/domain/comum/caminhos';
import { Escolha } from '@/ui/lista/Escolha';
import type { FiltroDaLista } from '@/ui/lista/filtro';

export const NOMES_DOS_FILTROS = ['filter', 'categoria'] as const;
export type NomeDoFiltro = (typeof NOMES_DOS_FILTROS)[number];

export const lerStatus = (texto: string | undefined): StatusDoDesafio | undefined =>
  STATUS_DO_DESAFIO.find((status) => status === texto);

/** True iff the address gives the filter something to look for. */
export const valeComoFiltro = (nome: NomeDoFiltro, valor: string) =>
  nome === 'filter' ? lerStatus(valor) !== undefined : /^[0-9A-Za-z][\w-]{0,127}$/.test(valor);

export const caminhoDaCategoria = (contexto: Contexto, id: string) =>
  caminhos.registro(contexto, categoriasDeDesafio.colecao, id);

const rotulo = (status: StatusDoDesafio) => APARENCIA_DO_STATUS_DO_DESAFIO[status].rotulo;

export const filtrosDeDesafios = (
  categorias: readonly { id: string; nome: string }[],
): readonly FiltroDaLista<NomeDoFiltro>[] => [
  {
    id: 'filter',
    titulo: 'Status',
    campo: (valor, mudar) => (
      <Escolha
        rotulo="Status"
        opcoes={STATUS_DO_DESAFIO.map((status) => ({ value: status, label: rotulo(status) }))}
        valor={valor}
        aoMudar={mudar}
      />
    ),
    mostrar: (valor) => {
      const status = lerStatus(valor);
      return status ? rotulo(status) : valor;
    },
  },
  {
    id: 'categoria',
    titulo: 'Categoria',
    campo: (valor, mudar) => (
      <Escolha
        rotulo="Categoria"
        opcoes={categorias.map(({ id, nome }) => ({ value: id, label: nome }))}
        valor={valor}
        aoMudar={mudar}
      />
    ),
    mostrar: (valor) => categorias.find(({ id }) => id === valor)?.nome ?? 'Categoria',
  },
];
