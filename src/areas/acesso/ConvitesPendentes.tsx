import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { acceptInviteAsColaborador } from '@/domain/contratos/users';
import type { Convite } from '@/domain/pessoas/convite';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import { chamar } from '@/firebase/chamadas/callable';
import { entrarNaEmpresa } from '@/firebase/sessao/cicloDaSessao';

/** Invitations that wait for the person who has just signed in: accepted here, without looking for the mail. */
export function ConvitesPendentes({ convites }: { convites: readonly ComId<Convite>[] }) {
  const [aceitando, definirAceitando] = useState<string>();
  const [erro, definirErro] = useState<string>();

  async function aceitar({ id }: ComId<Convite>) {
    definirAceitando(id);
    definirErro(undefined);
    try {
      const { empresaId } = await chamar(acceptInviteAsColaborador, { conviteId: id, segredo: '' });
      await entrarNaEmpresa(empresaId);
    } catch (falha) {
      definirErro(`${mensagemDoErro(falha)} Se preferir, use o link do e-mail de convite.`);
      definirAceitando(undefined);
    }
  }

  return (
    <Stack gap="sm">
      <Text>Você foi convidado e ainda não respondeu:</Text>
      {convites.map((convite) => (
        <Group key={convite.id} justify="space-between" wrap="nowrap">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {convite.nomeFantasia}
          </Text>
          <Button
            loading={aceitando === convite.id}
            disabled={aceitando !== undefined}
            onClick={() => void aceitar(convite)}
          >
            Aceitar convite
          </Button>
        </Group>
      ))}
      {erro && (
        <Alert color="red" variant="light" role="alert">
          {erro}
        </Alert>
      )}
    </Stack>
  );
}
