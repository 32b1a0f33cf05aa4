/** Asks before the browser's local storage is cleared, and says what is lost (part 1 §2, hidden shortcut). */
import '@mantine/core/styles/List.css';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { gaveta } from '@/navegador/gaveta';
import { doAparelho } from '@/navegador/guarda';
import { haIndicioDeSessao } from '@/firebase/sessao/indicio';
import { Janela } from '@/ui/moldura/Janela';

/** Signs out first: a session without its 30-day mark would never end (decisions P112). */
async function limpar() {
  if (haIndicioDeSessao()) await import('@/firebase/sessao/cicloDaSessao').then(({ encerrar }) => encerrar());
  await gaveta.limpar();
  doAparelho.limpar();
  window.location.assign('/');
}

export default function LimparModal({ aoDesistir }: { aoDesistir: () => void }) {
  const [limpando, definirLimpando] = useState(false);
  const [falhou, definirFalhou] = useState(false);
  const confirmar = async () => {
    definirLimpando(true);
    try {
      await limpar();
    } catch {
      definirFalhou(true);
      definirLimpando(false);
    }
  };
  return (
    <Janela opened onClose={aoDesistir} title="Limpar os dados deste navegador?">
      <Stack>
        <Text>O que está salvo na sua empresa não muda. Neste navegador você perde:</Text>
        <List size="sm">
          <List.Item>os rascunhos de formulários ainda não enviados;</List.Item>
          <List.Item>as respostas de questionários ainda não enviadas;</List.Item>
          <List.Item>a escolha de tema e de empresa;</List.Item>
          <List.Item>a sua sessão: será preciso entrar de novo.</List.Item>
        </List>
        {falhou ? (
          <Text c="var(--mantine-color-error)" role="alert">
            Não foi possível sair. Nada foi apagado; tente de novo.
          </Text>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={aoDesistir} data-autofocus>
            Não
          </Button>
          <Button color="red" loading={limpando} onClick={() => void confirmar()}>
            Sim, limpar
          </Button>
        </Group>
      </Stack>
    </Janela>
  );
}
