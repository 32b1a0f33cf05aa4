import {
  Anchor,
  Button,
  Checkbox,
  Container,
  Paper,
  PasswordInput,
  Stack,
  TextInput,
  Title,
} from '@mantine/core';

/** The set of components a login page needs; its bytes are what src/ui costs the first page. */
export function Login() {
  return (
    <Container component="main" size={400} py={80}>
      <Paper component="form" withBorder p="lg">
        <Stack>
          <Title order={1}>Acessar</Title>
          <TextInput label="E-mail" type="email" placeholder="voce@empresa.com.br" />
          <PasswordInput label="Senha" visibilityToggleButtonProps={{ 'aria-label': 'Mostrar senha' }} />
          <Checkbox label="Lembrar-me por 30 dias" />
          <Button type="submit">Acessar</Button>
          <Anchor href="#/pecas">Esqueci a senha</Anchor>
        </Stack>
      </Paper>
    </Container>
  );
}
