/** Under a field of people in which nobody can be chosen yet: invite somebody from here, or ask who may (decisions T420). */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AQuemPedir } from '@/areas/cadastro/AQuemPedir';
import { podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const ConvidarColaboradorModal = aoAbrir(() =>
  import('@/areas/colaboradores/ConvidarColaboradorModal').then((m) => m.ConvidarColaboradorModal),
);

export function SemPessoas() {
  const { uid, quem, master } = useSessaoAtiva();
  const [convidando, convidar] = useState(false);
  if (!podeConvidar({ uid, quem, master }))
    return (
      <Text size="sm" c="dimmed">
        Ainda não há outra pessoa para escolher. <AQuemPedir />
      </Text>
    );
  return (
    <>
      <Text size="sm" c="dimmed">
        Ainda não há outra pessoa para escolher. Quem você convidar aparece aqui quando aceitar.
      </Text>
      <Button variant="subtle" size="compact-sm" w="fit-content" onClick={() => convidar(true)}>
        + Convidar pessoa
      </Button>
      {convidando
        ? createPortal(<ConvidarColaboradorModal aoFechar={() => convidar(false)} />, document.body)
        : null}
    </>
  );
}
