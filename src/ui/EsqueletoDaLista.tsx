import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';

/** Rows in grey, as many and as high as the real ones are likely to be. */
export function EsqueletoDaLista({ colunas, linhas }: { colunas: number; linhas: number }) {
  return Array.from({ length: linhas }, (_, linha) => (
    <tr key={linha}>
      {Array.from({ length: colunas }, (_coluna, coluna) => (
        <td key={coluna}>
          <Skeleton h={12} w={coluna === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ));
}
