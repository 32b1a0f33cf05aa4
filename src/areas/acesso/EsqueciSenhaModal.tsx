/** Forgotten password: asks the server for the reset mail; the answer never tells whether the account exists. */
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sendResetPasswordToUserEmail } from '@/domain/contratos/users';
import { mensagemDoErro } from '@/domain/comum/erros';
import { chamar } from '@/firebase/chamadas/callable';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { Janela } from '@/ui/moldura/Janela';

interface Props {
  emailInicial: string;
  aoFechar: () => void;
}

export function EsqueciSenhaModal({ emailInicial, aoFechar }: Props) {
  const idDoPedido = usePedido();
  const [email, definirEmail] = useState(emailInicial);
  const [erro, definirErro] = useState<string>();
  const [estado, definirEstado] = useState<'digitando' | 'enviando' | 'enviado'>('digitando');

  async function enviar(evento: FormEvent) {
    evento.preventDefault();
    evento.stopPropagation();
    if (estado === 'enviando') return;
    const lido = sendResetPasswordToUserEmail.entrada.safeParse({ email });
    if (!lido.success) return definirErro(email.trim() ? 'E-mail inválido' : 'E-mail obrigatório');
    definirErro(undefined);
    definirEstado('enviando');
    try {
      await chamar(sendResetPasswordToUserEmail, lido.data, idDoPedido(lido.data));
      definirEstado('enviado');
    } catch (falha) {
      definirErro(mensagemDoErro(falha));
      definirEstado('digitando');
    }
  }

  return (
    <Janela opened onClose={aoFechar} title="Esqueci a senha" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      {estado === 'enviado' ? (
        <Stack>
          <Alert color="teal" variant="light" role="status">
            Verifique seu e-mail para redefinir sua senha.
          </Alert>
          <Text size="sm" c="dimmed">
            Se houver uma conta com esse endereço, a mensagem chega em alguns minutos. Olhe também a caixa de
            spam.
          </Text>
          <Button onClick={aoFechar}>Voltar ao login</Button>
        </Stack>
      ) : (
        <form onSubmit={(evento) => void enviar(evento)} noValidate>
          <Stack>
            <Text size="sm">Enviaremos um link para você definir uma senha nova.</Text>
            <TextInput
              label="E-mail"
              type="email"
              autoComplete="username"
              data-autofocus
              value={email}
              error={erro}
              onChange={({ currentTarget }) => definirEmail(currentTarget.value)}
            />
            <Button type="submit" loading={estado === 'enviando'}>
              Enviar link
            </Button>
          </Stack>
        </form>
      )}
    </Janela>
  );
}
