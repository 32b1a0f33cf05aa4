/**
 * Lists of records known by their name. They are sorted and found by it, and changed or removed from the row's menu.
 */
import { Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { data } from '@/ui/texto/formatos';
import type { AcaoDaLinha, Coluna } from './lista';
import { type EstadoDaLista, type OrdemDaLista, useEstadoDaLista } from './useEstadoDaLista';

const POR_NOME: OrdemDaLista = { campo: 'nome', direcao: 'asc' };
const texto = (valor: string) => (
  <Text span inherit lineClamp={2} title={valor}>
    {valor}
  </Text>
);
export const COLUNA_DO_NOME = {
  id: 'nome',
  titulo: 'Nome',
  ordenavel: 'texto',
  celula: ({ nome }) => texto(nome),
  largura: '18rem',
} as const satisfies Coluna<{ nome: string }>;
export const COLUNA_DA_DESCRICAO = {
  id: 'descricao',
  titulo: 'Descrição',
  celula: ({ descricao }) => texto(descricao),
} as const satisfies Coluna<{ descricao: string }>;
export const COLUNA_DO_CADASTRO = {
  id: 'createdAt',
  titulo: 'Cadastro',
  ordenavel: 'data',
  somenteDesktop: true,
  celula: ({ createdAt }) => data(createdAt),
  largura: '8rem',
} as const satisfies Coluna<{ createdAt: Date }>;

export type EstadoPorNome = EstadoDaLista<never> & { ordem: OrdemDaLista };

/** State of the list; `ordens` is a constant (`ordensDe`), and so is the order it has by default. */
export function useEstadoPorNome(ordens: readonly string[], ordemPadrao = POR_NOME): EstadoPorNome {
  const estado = useEstadoDaLista({ ordemPadrao, ordens });
  return { ...estado, ordem: estado.ordem ?? ordemPadrao };
}

/** What a removal brings, if anything; asked of the server where it is counted first. */
export type TextoDaPergunta<T> = string | ((item: T) => Promise<string | undefined>);

interface Opcoes<T> {
  pode: (operacao: 'update' | 'delete', item: T) => boolean;
  editar: (item: T) => void;
  remover: (item: T) => void;
  /** What is asked before a removal, e.g. 'Tem certeza que deseja remover a categoria "X"?', and what it brings. */
  pergunta: (item: T) => string;
  texto?: TextoDaPergunta<T> | undefined;
  /** Between the two. */
  outrasAcoes?: ((item: T) => AcaoDaLinha[]) | undefined;
}

/** The two entries of a row's menu, each for people who may. */
export function useEditarERemover<T>({ pode, editar, remover, pergunta, texto, outrasAcoes }: Opcoes<T>) {
  const confirmar = useConfirmar();
  const perguntarERemover = async (item: T) => {
    const oQueTraz = typeof texto === 'function' ? await texto(item) : texto;
    if (await confirmar({ titulo: pergunta(item), texto: oQueTraz, perigo: true })) remover(item);
  };
  return (item: T): AcaoDaLinha[] => [
    ...(pode('update', item)
      ? [{ rotulo: 'Editar', icone: <IconPencil size={16} />, aoClicar: () => editar(item) }]
      : []),
    ...(outrasAcoes?.(item) ?? []),
    ...(pode('delete', item)
      ? [
          {
            rotulo: 'Remover',
            icone: <IconTrash size={16} />,
            perigo: true,
            aoClicar: () => void perguntarERemover(item),
          },
        ]
      : []),
  ];
}
