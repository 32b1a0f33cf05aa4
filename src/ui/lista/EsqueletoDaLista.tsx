import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import type { Coluna } from './lista';

interface Props {
  colunas: readonly Pick<Coluna<unknown>, 'id' | 'numerica'>[];
  comAcoes: boolean;
  comMarca: boolean;
  linhas: number;
}

/** Rows in grey, as many and as high as the real ones are likely to be. */
export function EsqueletoDaLista({ colunas, comAcoes, comMarca, linhas }: Props) {
  return Array.from({ length: linhas }, (_, linha) => (
    <tr key={linha}>
      {comMarca ? <td /> : null}
      {colunas.map(({ id, numerica }, coluna) => (
        <td key={id}>
          <Skeleton h={12} w={coluna === 0 ? '70%' : '50%'} ml={numerica ? 'auto' : undefined} />
        </td>
      ))}
      {comAcoes ? (
        <td>
          <Skeleton h={12} w={18} ml="auto" />
        </td>
      ) : null}
    </tr>
  ));
}
