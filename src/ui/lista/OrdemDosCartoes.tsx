import { NativeSelect } from '@mantine/core';
import type { Coluna } from './lista';
import classes from './CartoesDaLista.module.css';
import type { EstadoDaLista, OrdemDaLista } from './useEstadoDaLista';

interface Props {
  colunas: readonly Pick<Coluna<never>, 'id' | 'titulo' | 'ordenavel'>[];
  estado: Pick<EstadoDaLista, 'ordem' | 'ordemPadrao' | 'ordenar'>;
}

const SENTIDOS = {
  texto: { asc: 'de A a Z', desc: 'de Z a A' },
  numero: { asc: 'menor primeiro', desc: 'maior primeiro' },
  data: { asc: 'data mais antiga primeiro', desc: 'data mais nova primeiro' },
} as const;

const mesma = (a: OrdemDaLista | null, b: OrdemDaLista | null) =>
  a?.campo === b?.campo && a?.direcao === b?.direcao;

/** Cards have no headings to click: on phones the order is chosen from this list, above them. */
export function OrdemDosCartoes({ colunas, estado: { ordem, ordemPadrao, ordenar } }: Props) {
  const opcoes = colunas.flatMap(({ id, titulo, ordenavel }) =>
    ordenavel
      ? (['asc', 'desc'] as const).map((direcao) => ({
          ordem: { campo: id, direcao } as OrdemDaLista | null,
          rotulo: `${titulo}: ${SENTIDOS[ordenavel][direcao]}`,
        }))
      : [],
  );
  if (opcoes.length === 0) return null;
  // A default that no column names needs a name of its own. Otherwise there would be no way back to it.
  if (!opcoes.some((opcao) => mesma(opcao.ordem, ordemPadrao)))
    opcoes.unshift({ ordem: ordemPadrao, rotulo: 'Ordem inicial da lista' });
  const atual = opcoes.findIndex((opcao) => mesma(opcao.ordem, ordem));
  return (
    <NativeSelect
      label="Ordenar por"
      className={classes.ordem}
      data={opcoes.map(({ rotulo }, indice) => ({ value: String(indice), label: rotulo }))}
      value={String(atual)}
      onChange={({ currentTarget }) => {
        const escolhida = opcoes[Number(currentTarget.value)]?.ordem ?? null;
        ordenar(mesma(escolhida, ordemPadrao) ? null : escolhida);
      }}
    />
  );
}
