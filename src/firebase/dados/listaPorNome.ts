/** Lists that are searched by the name of their records: a page, and how many there are. */
import { contemPalavras, indiceBasta, tokenDaPesquisa } from '@/domain/comum/busca';
import type { Total } from '@/domain/comum/total';
import type { Cursor, Pagina } from './leitura';
import { type Consulta, contem, type Filtro, igual, type Ordem } from './consulta';
import { totalDaLista } from './totalDaLista';
import { lerAteEncher } from './lerAteEncher';

interface Lista<T> {
  /** Of defineCollection. */
  registros: {
    legiveis: (onde: string, consulta: Consulta, tamanho: number, depoisDe?: Cursor) => Promise<Pagina<T>>;
    count: (onde: string, consulta: Consulta) => Promise<Total>;
  };
  caminho: string;
  chave: readonly unknown[];
  /** The words typed; '' for all records. */
  nome: string;
  /** As stored (pelaColuna). */
  ordem: readonly Ordem[];
  /** What else the records have in common; all of them are in use. */
  filtros?: readonly Filtro[];
  tamanho: number;
}

/** What is asked for the words: the index knows one of them. */
const filtrosPorNome = (nome: string, outros: readonly Filtro[]): Filtro[] => {
  const token = tokenDaPesquisa(nome);
  return [igual('deletedAt', null), ...outros, ...(token ? [contem('busca', token)] : [])];
};

/** The page reads on until it is full of names with all the words. `total` is null where only that would tell. */
export function listaPorNome<T extends { nome: string }>({
  registros,
  caminho,
  chave,
  nome,
  ordem,
  filtros: outros = [],
  tamanho,
}: Lista<T>) {
  const filtros = filtrosPorNome(nome, outros);
  const consulta: Consulta = { filtros, ordem };
  return {
    consulta,
    chave: [...chave, 'lista', nome, outros, ordem, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      lerAteEncher(
        (cursor) => registros.legiveis(caminho, consulta, tamanho, cursor),
        (registro) => contemPalavras(registro.nome, nome),
        tamanho,
        depoisDe,
      ),
    total: totalDaLista([...chave, 'total', nome, outros], async () =>
      indiceBasta(nome) ? registros.count(caminho, { filtros }) : null,
    ),
  };
}
