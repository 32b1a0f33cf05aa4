/** The look-ups of the company form write into the same fields: what one wrote, the next one replaces or empties. */
import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useRef } from 'react';
import type { CamposDaEmpresa } from '@/domain/empresas/empresa-form';
import { type Achado, preencher } from '@/domain/empresas/preencher';

type Form = UseFormReturnType<CamposDaEmpresa>;
export type Escrever = (achado: Achado<CamposDaEmpresa>) => void;

export function usePreenchimento({ getValues, setValues }: Form): Escrever {
  const escrito = useRef<Achado<CamposDaEmpresa>>({});
  return useCallback(
    (achado) => {
      setValues(preencher(getValues(), achado, escrito.current));
      const endereco = { ...escrito.current.endereco, ...achado.endereco };
      escrito.current = { ...escrito.current, ...achado, endereco };
    },
    [getValues, setValues],
  );
}
