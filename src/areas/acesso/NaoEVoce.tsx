import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { sairDaqui } from './sessaoPublica';

/** The "not you" link of the account setup, which says when it did not work (part 1 §2). */
export function NaoEVoce() {
  const [falhou, definirFalhou] = useState(false);
  return (
    <>
      <Anchor
        component="button"
        type="button"
        ta="left"
        onClick={() => void sairDaqui().catch(() => definirFalhou(true))}
      >
        Não é você? Sair
      </Anchor>
      {falhou && (
        <Text c="var(--mantine-color-error)" role="alert">
          Não foi possível sair
        </Text>
      )}
    </>
  );
}
