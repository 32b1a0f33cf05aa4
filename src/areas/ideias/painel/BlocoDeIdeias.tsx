/** A part of the dashboard that lists ideas: none yet, some, and those that could not be read. */
import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Ideia } from '@/domain/ideias/ideia';
import type { Pagina } from '@/firebase/dados/leitura';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Bloco } from './Bloco';

interface Props {
  titulo: string;
  mais?: ReactNode;
  consulta: UseQueryResult<Pagina<Ideia>>;
  altura: number;
  /** What stands there before the first idea. */
  vazio: string;
  children: (pagina: Pagina<Ideia>) => ReactNode;
}

export function BlocoDeIdeias({ vazio, children, ...bloco }: Props) {
  return (
    <Bloco {...bloco}>
      {(pagina) => (
        <>
          <RegistrosIlegiveis quantos={pagina.ilegiveis} />
          {pagina.itens.length > 0 && children(pagina)}
          {pagina.itens.length === 0 && !pagina.ilegiveis && <Text c="dimmed">{vazio}</Text>}
        </>
      )}
    </Bloco>
  );
}
