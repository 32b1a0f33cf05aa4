import { Esqueleto } from '@/ui/pagina/Esqueleto';
import type { Coluna } from './lista';

interface Props {
  colunas: readonly Pick<Coluna<unknown>, 'id' | 'numerica'>[];
  comAcoes: boolean;
  linhas: number;
}

/** Rows in grey, as many and as high as the real ones are likely to be. */
export function EsqueletoDaLista({ colunas, comAcoes, linhas }: Props) {
  return Array.from({ length: linhas }, (_, linha) => (
    <tr key={linha}>
      {colunas.map(({ id, numerica }, coluna) => (
        <td key={id}>
          <Esqueleto altura={12} largura={coluna === 0 ? '70%' : '50%'} aoFim={numerica} />
        </td>
      ))}
      {comAcoes ? (
        <td>
          <Esqueleto altura={12} largura="18px" aoFim />
        </td>
      ) : null}
    </tr>
  ));
}
