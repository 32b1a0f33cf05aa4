/** The session could not be loaded (no connection, server down): says so and tries again; nothing is lost. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { mensagemDoErro } from '@/domain/erros';
import { encerrar, recarregarSessao } from '@/firebase/session';

export function SessaoFalhou({ erro }: { erro: unknown }) {
  const [tentando, definirTentando] = useState(false);
  const tentar = async () => {
    definirTentando(true);
    await recarregarSessao();
    definirTentando(false);
  };
  return (
    <Stack align="center" justify="center" mih="100vh" gap="md" p="md" ta="center" role="alert">
      <Title order={1}>Não foi possível abrir a sua conta</Title>
      <Text maw={480}>{mensagemDoErro(erro)}</Text>
      <Group>
        <Button loading={tentando} onClick={() => void tentar()}>
          Tentar de novo
        </Button>
        <Button variant="default" onClick={() => void encerrar()}>
          Sair
        </Button>
      </Group>
    </Stack>
  );
}
