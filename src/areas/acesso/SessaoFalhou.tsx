/** The session could not be loaded (no connection, server down): says so and tries again. Nothing is lost. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { encerrar, recarregarSessao } from '@/firebase/sessao/cicloDaSessao';

interface Props {
  erro: unknown;
  /** Reads again what failed; the session by default. */
  aoTentar?: () => Promise<void> | void;
}

export function SessaoFalhou({ erro, aoTentar = recarregarSessao }: Props) {
  const [tentando, definirTentando] = useState(false);
  const [presa, definirPresa] = useState(false);
  const tentar = async () => {
    definirTentando(true);
    await aoTentar();
    definirTentando(false);
  };
  return (
    <Stack align="center" justify="center" mih="100vh" gap="md" p="md" ta="center" role="alert">
      <Title order={1}>Não foi possível abrir a sua conta</Title>
      <Text maw={480}>{mensagemDoErro(erro)}</Text>
      {presa && <Text>Não foi possível sair</Text>}
      <Group>
        <Button loading={tentando} onClick={() => void tentar()}>
          Tentar de novo
        </Button>
        <Button variant="default" onClick={() => void encerrar().catch(() => definirPresa(true))}>
          Sair
        </Button>
      </Group>
    </Stack>
  );
}
