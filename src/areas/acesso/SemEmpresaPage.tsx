/** Signed in without a company: says so and lets the person leave (part 1 §2, "not you"). */
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { encerrar } from '@/firebase/session';
import { Marca } from '@/ui/Marca';
import { PaginaPublica } from '@/ui/PaginaPublica';

export function SemEmpresaPage({ nome }: { nome: string }) {
  return (
    <PaginaPublica>
      <Paper withBorder p="xl" radius="md" maw={480}>
        <Stack>
          <Marca grande />
          <Title order={1} size="h2">
            Olá, {nome}!
          </Title>
          <Text>
            A sua conta não dá acesso a nenhuma empresa no momento. Peça a quem administra a sua um convite,
            ou que o seu acesso seja reativado.
          </Text>
          <Anchor component="button" type="button" ta="left" onClick={() => void encerrar()}>
            Não é você? Sair
          </Anchor>
        </Stack>
      </Paper>
    </PaginaPublica>
  );
}
