import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { sairDaqui } from './sessaoPublica';

/** Somebody else is signed in on this browser: nothing happens to their session without asking. */
export function OutraConta({ atual, convidada }: { atual: string; convidada: string }) {
  const [falhou, definirFalhou] = useState(false);
  return (
    <>
      <Alert color="yellow" variant="light" title="Este convite é para outra conta">
        Você entrou como {atual}, e o convite é para {convidada}.
      </Alert>
      {falhou && (
        <Alert color="red" variant="light" role="alert">
          Não foi possível sair
        </Alert>
      )}
      <Button onClick={() => void sairDaqui().catch(() => definirFalhou(true))}>
        Sair e continuar como {convidada}
      </Button>
    </>
  );
}
