/**
 * Onboarding of somebody invited to a diagnostic: e-mail, name, password (part 1 §2 and §4). The ids of the address
 * must be the invitation's. What opens the account is its credential in `#convite=id.segredo`. An address without it
 * signs in an account that exists (decisions P201).
 */
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { mensagemDoErro, senhaRecusada } from '@/domain/comum/erros';
import { email } from '@/domain/comum/campos';
import { semSobras } from '@/domain/comum/link-colado';
import { para } from '@/domain/telas/enderecos';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { useSessao } from '@/firebase/sessao/useSessao';
import { CartaoPublico } from './CartaoPublico';
import { type Credencial, emailDaSessao } from './convite';
import { ConviteDoDiagnostico } from './ConvitePage';
import { FormularioPublico } from './FormularioPublico';
import { entrarEAbrir } from './sessaoPublica';

const existente = z.object({
  email: email('E-mail inválido'),
  password: z.string().check(z.minLength(1, 'Senha obrigatória')),
});

/** Takes the credential out of the address; undefined when there is none. */
function retirarCredencial(): Credencial | undefined {
  const url = new URL(window.location.href);
  // Mails of before have it in the query, which servers see.
  const credencial = new URLSearchParams(url.hash.slice(1)).get('convite') ?? url.searchParams.get('convite');
  const [conviteId, segredo] = (credencial ?? '').split('.').map(semSobras);
  url.searchParams.delete('convite');
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
  return conviteId && segredo ? { conviteId, segredo } : undefined;
}

const LISTA_DE_RESPOSTAS = para('/diagnosticoEmpresa');

export function ConviteDiagnosticoPage() {
  const navegar = useNavigate();
  const sessao = useSessao();
  const { colaboradorId = '', empresaId = '', projetoId = '' } = useParams();
  const [credencial] = useState(retirarCredencial);

  /** A wrong password stays on the page. Any other failure leads home, where the login says it (part 1 §4). */
  async function entrar({ email: endereco, password }: z.infer<typeof existente>): Promise<void> {
    try {
      await entrarEAbrir(endereco, password);
      void navegar(LISTA_DE_RESPOSTAS, { replace: true });
    } catch (erro) {
      if (senhaRecusada(erro)) throw erro;
      definirSessao({ estado: 'deslogado', aviso: mensagemDoErro(erro) });
      void navegar('/', { replace: true });
    }
  }

  if (credencial)
    return (
      <ConviteDoDiagnostico
        {...credencial}
        ids={{ colaboradorId: semSobras(colaboradorId), empresaId, projetoId }}
      />
    );
  // A signed-in person has nothing to do here.
  if (emailDaSessao(sessao) !== undefined) return <Navigate to={LISTA_DE_RESPOSTAS} replace />;
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
            <TextInput label="E-mail" type="email" autoComplete="username" {...form.getInputProps('email')} />
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
