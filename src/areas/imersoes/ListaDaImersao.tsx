/** A list under an immersion: being read, failed, empty, or its lines in a box of limited height (part 2 §9). */
import '@mantine/core/styles/ScrollArea.css';
import { ScrollArea, Text } from '@mantine/core';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Pagina } from '@/firebase/dados/leitura';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './Imersoes.module.css';

/** Of the list, in pixels; what is more scrolls. */
const ALTURA = 600;

interface Props<T, K extends QueryKey> {
  consulta: UseQueryOptions<Pagina<T>, Error, Pagina<T>, K>;
  rotulo: string;
  erro: string;
  nenhum: string;
  children: (item: ComId<T>) => ReactNode;
}

export function ListaDaImersao<T, K extends QueryKey>({
  consulta,
  rotulo,
  erro,
  nenhum,
  children,
}: Props<T, K>) {
  const { data, error, isPending, refetch } = useQuery(consulta);
  if (isPending) return <Esqueleto altura={80} />;
  if (error) return <ErrorState titulo={erro} erro={error} aoTentarDeNovo={() => void refetch()} />;
  return (
    <>
      <RegistrosIlegiveis quantos={data.ilegiveis ?? 0} />
      {data.itens.length === 0 ? (
        <Text size="sm" c="dimmed">
          {nenhum}
        </Text>
      ) : (
        // Scrolled by keyboard too, so it takes the focus.
        <ScrollArea.Autosize
          mah={ALTURA}
          className={classes.rolagem}
          viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': rotulo }}
        >
          <ul className={classes.itens}>
            {data.itens.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
    </>
  );
}
