/** What somebody does whose company is known already: it comes in by its own account (decisions P232, P331). */
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { enderecoParaInscrever, type ProjetoDaVez } from '@/domain/projetos/inscrever-se';
import { Link } from '@/ui/moldura/Link';

export function JaCadastrada({ projeto }: { projeto: ProjetoDaVez }) {
  return (
    <Alert color="blue" title="A empresa já tem cadastro na plataforma" role="status">
      <Stack gap="xs">
        <Text size="sm">
          Ela não precisa de outro.{' '}
          <Anchor component={Link} to={enderecoParaInscrever(projeto)} underline="always" inherit>
            Entre com a conta de quem administra a empresa
          </Anchor>
          : depois de entrar, um clique inscreve a empresa neste projeto. Se a senha se perdeu, peça outra ao
          entrar.
        </Text>
        <Text size="sm">
          Sem acesso à conta, peça à organização que inscreva a empresa pelo CNPJ: ela entra com o cadastro
          que tem, e quem a administra é avisado por e-mail.
        </Text>
      </Stack>
    </Alert>
  );
}
