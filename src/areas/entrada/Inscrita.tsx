/** The company came in: what happens now (part 3 §8). It stays until the person leaves (decisions Q147). */
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@/ui/moldura/Link';
import { useFocoAoAparecer } from '@/ui/formulario/useFocoAoAparecer';

interface Props {
  nome: string;
  email: string;
  /** What stays as an earlier sending made it. */
  aviso: string;
}

export function Inscrita({ nome, email, aviso }: Props) {
  const titulo = useFocoAoAparecer();
  return (
    <Stack gap="md">
      <div ref={titulo} tabIndex={-1} role="status">
        <Title order={2} size="h3">
          Empresa cadastrada com sucesso!
        </Title>
        <Text mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {nome} está inscrita. Você receberá um e-mail com as instruções para acessar o sistema. Ele vai para{' '}
          {email}; se não chegar em alguns minutos, procure na caixa de spam.
        </Text>
      </div>
      {aviso ? <Alert color="yellow">{aviso}</Alert> : null}
      <Button component={Link} to="/" variant="default" style={{ alignSelf: 'start' }}>
        Ir para a página de entrada
      </Button>
    </Stack>
  );
}
