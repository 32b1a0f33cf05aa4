/** A part of the dashboard that lists records: none yet, some, and those that could not be read. */
import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Pagina } from '@/firebase/dados/leitura';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { BlocoDoPainel } from './BlocoDoPainel';

interface Props<T> {
  titulo: string;
  mais?: ReactNode;
  consulta: UseQueryResult<Pagina<T>>;
  oQue: string;
  altura: number;
  noCelular?: number | undefined;
  /** What stands there before the first one. */
  vazio: string;
  children: (pagina: Pagina<T>) => ReactNode;
}

export function BlocoDePais<T>({ vazio, children, ...bloco }: Props<T>) {
  return (
    <BlocoDoPainel {...bloco}>
      {(pagina) => (
        <>
          <RegistrosIlegiveis quantos={pagina.ilegiveis} />
          {pagina.itens.length > 0 && children(pagina)}
          {pagina.itens.length === 0 && !pagina.ilegiveis && <Text c="dimmed">{vazio}</Text>}
        </>
      )}
    </BlocoDoPainel>
  );
}
