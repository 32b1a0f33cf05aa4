/**
 * Onboarding of somebody invited to a diagnostic: e-mail, name, password (part 1 §2 and §4). The ids of the address are
 * only the specification's shape; what opens the account is the invitation's credential in `?convite=id.segredo`. An
 * address without it signs in an account that exists (docs/decisions.md, "Links of invitations").
 */
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { nomeDePessoa } from '@/domain/colaborador-form';
import { aceitarConviteComSenha } from '@/domain/contracts/users';
import { mensagemDoErro, senhaRecusada } from '@/domain/erros';
import { email } from '@/domain/fields';
import { camposDaSenha, senhasIguais, senhaVazia } from '@/domain/senha';
import { chamar } from '@/firebase/callable';
import { usePedido } from '@/firebase/usePedido';
import { useSessao } from '@/firebase/sessaoAtual';
import { parteDoForm } from '@/ui/parteDoForm';
import { CamposDaSenha } from './CamposDaSenha';
import { CartaoPublico } from './CartaoPublico';
import { type Credencial, emailDaSessao } from './convite';
import { FormularioPublico } from './FormularioPublico';
import { OutraConta } from './OutraConta';
import { entrarEAbrir } from './sessaoPublica';

const novo = z
  .object({ email: email('Email inválido'), nome: nomeDePessoa(), ...camposDaSenha })
  .check(senhasIguais);
const existente = z.object({
  email: email('Email inválido'),
  password: z.string().check(z.minLength(1, 'Senha obrigatória')),
});

/** Takes the credential out of the address; undefined when there is none. */
function retirarCredencial(): Credencial | undefined {
  const url = new URL(window.location.href);
  const [conviteId, segredo] = (url.searchParams.get('convite') ?? '').split('.');
  url.searchParams.delete('convite');
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
  return conviteId && segredo ? { conviteId, segredo } : undefined;
}

export function ConviteDiagnosticoPage() {
  const navegar = useNavigate();
  const sessao = useSessao();
  const idDoPedido = usePedido();
  const [credencial] = useState(retirarCredencial);
  const entrou = emailDaSessao(sessao);

  /** A wrong password stays on the page; any other failure is told and leads home (part 1 §4). */
  async function ouParaCasa(passo: () => Promise<void>): Promise<void> {
    try {
      await passo();
      void navegar('/', { replace: true });
    } catch (erro) {
      if (!senhaRecusada(erro) && !credencial) {
        const { avisarErro } = await import('@/ui/avisos');
        avisarErro(mensagemDoErro(erro));
        void navegar('/', { replace: true });
      }
      throw erro;
    }
  }

  const criar = ({ email: endereco, nome, password: senha }: z.infer<typeof novo>) =>
    ouParaCasa(async () => {
      if (!credencial) return;
      const dados = { ...credencial, email: endereco, nome, senha };
      await chamar(aceitarConviteComSenha, dados, idDoPedido(dados));
      await entrarEAbrir(endereco, senha);
    });
  const entrar = ({ email: endereco, password }: z.infer<typeof existente>) =>
    ouParaCasa(() => entrarEAbrir(endereco, password));

  if (entrou !== undefined) {
    return (
      <CartaoPublico titulo="Convite para o diagnóstico">
        <OutraConta atual={entrou} convidada="a pessoa convidada" />
      </CartaoPublico>
    );
  }
  if (!credencial) {
    return (
      <CartaoPublico
        titulo="Convite para o diagnóstico"
        texto="Entre com a sua conta. Se ainda não tem uma, use o link do e-mail de convite mais recente."
      >
        <FormularioPublico
          rotulo="Salvar e acessar"
          schema={existente}
          valoresIniciais={{ email: '', password: '' }}
          aoEnviar={entrar}
        >
          {(form) => (
            <>
              <TextInput
                label="E-mail"
                type="email"
                autoComplete="username"
                {...form.getInputProps('email')}
              />
              <PasswordInput
                label="Senha"
                autoComplete="current-password"
                visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
                {...form.getInputProps('password')}
              />
            </>
          )}
        </FormularioPublico>
      </CartaoPublico>
    );
  }
  return (
    <CartaoPublico
      titulo="Convite para o diagnóstico"
      texto="Confirme o e-mail que recebeu o convite e defina a sua senha para responder."
    >
      <FormularioPublico
        rotulo="Salvar e acessar"
        schema={novo}
        valoresIniciais={{ email: '', nome: '', ...senhaVazia }}
        aoEnviar={criar}
      >
        {(form) => (
          <>
            <TextInput label="E-mail" type="email" autoComplete="username" {...form.getInputProps('email')} />
            <TextInput label="Nome" autoComplete="name" {...form.getInputProps('nome')} />
            <CamposDaSenha form={parteDoForm(form)} />
          </>
        )}
      </FormularioPublico>
    </CartaoPublico>
  );
}
