import '@mantine/core/styles/Skeleton.css';
import { Input, Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';

const CampoDePeriodo = lazy(() =>
  import('./CampoDePeriodo').then((modulo) => ({ default: modulo.CampoDePeriodo })),
);

/** `CampoDePeriodo` on a screen that is shown before its calendar has come; its place is kept. */
export const EscolhaDePeriodo = (props: ComponentProps<typeof CampoDePeriodo>) => (
  <Suspense
    fallback={
      <Input.Wrapper label={props.rotulo} description={props.ajuda} error={props.erro}>
        <Skeleton h={36} />
      </Input.Wrapper>
    }
  >
    <CampoDePeriodo {...props} />
  </Suspense>
);
