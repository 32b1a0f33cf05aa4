import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { usePageTitle } from './usePageTitle';
import { Voltar } from './Voltar';
import { Link } from '@/ui/moldura/Link';

interface Props {
  /** True for an address that does not exist, false for a failure. */
  naoEncontrada?: boolean;
  texto?: string;
}

/** The error screen of every route (part 1 §2). */
export function PaginaDeErro({ naoEncontrada = false, texto = 'A PÁGINA PROCURADA NÃO EXISTE!' }: Props) {
  usePageTitle(naoEncontrada ? 'Página não encontrada' : 'Ops');
  return (
    <Stack align="center" gap="sm" py={80} px="md" ta="center">
      <Title order={1}>{naoEncontrada ? 'NÃO ENCONTRADO!' : 'Ops'}</Title>
      <Text c="dimmed" maw="60ch">
        {texto}
      </Text>
      <Group justify="center">
        <Voltar />
        {naoEncontrada ? null : (
          <Button variant="default" onClick={() => window.location.reload()}>
            Tentar de novo
          </Button>
        )}
        <Button component={Link} to="/">
          Ir para o início
        </Button>
      </Group>
    </Stack>
  );
}
