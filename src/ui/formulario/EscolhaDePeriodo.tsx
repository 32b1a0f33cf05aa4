import { Input } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Esqueleto } from '@/ui/pagina/Esqueleto';

const CampoDePeriodo = lazy(() =>
  import('./CampoDePeriodo').then((modulo) => ({ default: modulo.CampoDePeriodo })),
);

/** `CampoDePeriodo` on a screen that is shown before its calendar has come; its place is kept. */
export const EscolhaDePeriodo = (props: ComponentProps<typeof CampoDePeriodo>) => (
  <Suspense
    fallback={
      <Input.Wrapper label={props.rotulo} description={props.ajuda} error={props.erro}>
        <Esqueleto altura={36} />
      </Input.Wrapper>
    }
  >
    <CampoDePeriodo {...props} />
  </Suspense>
);
