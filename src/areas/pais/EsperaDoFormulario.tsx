/** The dialog of a parent's form while the rules it needs are on their way, or did not come. */
import { Stack } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { Janela } from '@/ui/moldura/Janela';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';

interface Props {
  /** Of the dialog. */
  titulo: string;
  erro: unknown;
  aoTentarDeNovo: () => void;
  aoFechar: () => void;
}

/** Usually the rules are there before anybody could see a dialog open twice. */
const DEMORA = 300;

export function EsperaDoFormulario({ titulo, erro, aoTentarDeNovo, aoFechar }: Props) {
  const [demora, definirDemora] = useState(false);
  useTimeout(() => definirDemora(true), DEMORA, { autoInvoke: true });
  return (
    <Janela opened={demora || erro !== null} onClose={aoFechar} title={titulo} size="xl">
      {erro === null ? (
        <Stack aria-busy>
          <Esqueleto altura={36} />
          <Esqueleto altura={36} />
          <Esqueleto altura={120} />
        </Stack>
      ) : (
        <ErrorState titulo="Erro ao buscar regulamentos" erro={erro} aoTentarDeNovo={aoTentarDeNovo} />
      )}
    </Janela>
  );
}
