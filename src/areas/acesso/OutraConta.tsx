import { Alert, Button } from '@mantine/core';
import { sairDaqui } from './sessaoPublica';

/** Somebody else is signed in on this browser: nothing happens to their session without asking. */
export function OutraConta({ atual, convidada }: { atual: string; convidada: string }) {
  return (
    <>
      <Alert color="yellow" variant="light" title="Este convite é para outra conta">
        Você entrou como {atual}, e o convite é para {convidada}.
      </Alert>
      <Button onClick={() => void sairDaqui()}>Sair e continuar como {convidada}</Button>
    </>
  );
}
