import '@mantine/core/styles/PasswordInput.css';
import { Anchor, PasswordInput, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { acceptInviteAsColaborador } from '@/domain/contratos/users';
import { chamar } from '@/firebase/chamadas/callable';
import { Link } from '@/ui/moldura/Link';
import type { PropsDoAceite } from './convite';
import { FormularioPublico } from './FormularioPublico';
import { entrarEAbrir } from './sessaoPublica';

const comSenha = z.object({ senha: z.string().check(z.minLength(1, 'Senha obrigatória')) });
const semSenha = z.object({ senha: z.string() });

interface Props extends PropsDoAceite {
  jaEntrou: boolean;
}

/** Somebody who already has an account: signs in with it, if need be, and accepts. */
export function AceitarComConta({ convite, credencial, destino, jaEntrou }: Props) {
  const navegar = useNavigate();

  const aceitar = async ({ senha }: { senha: string }) => {
    if (!jaEntrou) await entrarEAbrir(convite.email, senha);
    const { empresaId } = await chamar(acceptInviteAsColaborador, credencial);
    const { entrarNaEmpresa } = await import('@/firebase/sessao/cicloDaSessao');
    await entrarNaEmpresa(empresaId);
    void navegar(destino, { replace: true });
  };

  return (
    <FormularioPublico
      rotulo={jaEntrou ? 'Aceitar convite' : 'Entrar e aceitar'}
      schema={jaEntrou ? semSenha : comSenha}
      valoresIniciais={{ senha: '' }}
      aoEnviar={aceitar}
    >
      {(form) =>
        jaEntrou ? (
          <Text>Você entrou como {convite.email}.</Text>
        ) : (
          <>
            <TextInput label="E-mail" type="email" autoComplete="username" value={convite.email} readOnly />
            <PasswordInput
              label="Senha"
              description="A senha da conta que você já tem."
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
              {...form.getInputProps('senha')}
            />
            <Text size="sm" c="dimmed">
              Esqueceu a senha?{' '}
              <Anchor component={Link} to="/" underline="always" inherit>
                Peça outra no login
              </Anchor>{' '}
              e volte pelo link do e-mail.
            </Text>
          </>
        )
      }
    </FormularioPublico>
  );
}
