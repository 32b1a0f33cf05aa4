/** New password from the link of a reset mail. The code leaves the address before it is used. */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mensagemDoErro } from '@/domain/comum/erros';
import { senhaForm, type SenhaForm, senhaVazia } from '@/domain/pessoas/senha';
import { Carregando } from '@/ui/pagina/Carregando';
import { Link } from '@/ui/moldura/Link';
import { CamposDaSenha } from './CamposDaSenha';
import { CartaoPublico } from './CartaoPublico';
import { FormularioPublico } from './FormularioPublico';
import { entrarEAbrir } from './sessaoPublica';

const LINK_INCOMPLETO = 'Este link não está completo. Copie o endereço inteiro do e-mail e tente de novo.';

type Estado = { email: string } | { erro: string } | 'definida' | undefined;

function retirarCodigo(): string {
  const codigo = new URLSearchParams(window.location.search).get('oobCode') ?? '';
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return codigo;
}

export function DefinirSenhaPage() {
  const navegar = useNavigate();
  const [codigo] = useState(retirarCodigo);
  const [estado, definirEstado] = useState<Estado>(() => (codigo ? undefined : { erro: LINK_INCOMPLETO }));

  useEffect(() => {
    if (!codigo) return;
    void import('@/firebase/sessao/autenticacao')
      .then(({ emailDoLink }) => emailDoLink(codigo))
      .then((email) => definirEstado({ email }))
      .catch((erro: unknown) => definirEstado({ erro: mensagemDoErro(erro) }));
  }, [codigo]);

  if (!estado) return <Carregando />;
  if (estado === 'definida' || 'erro' in estado) {
    const [titulo, texto] =
      estado === 'definida'
        ? ['Senha definida', 'A sua senha nova já vale. Entre com ela.']
        : ['Não foi possível abrir o link', estado.erro];
    return (
      <CartaoPublico titulo={titulo} texto={texto}>
        <Button component={Link} to="/">
          Ir para o login
        </Button>
      </CartaoPublico>
    );
  }

  const salvar = async ({ password }: SenhaForm) => {
    const { redefinirSenha } = await import('@/firebase/sessao/autenticacao');
    await redefinirSenha(codigo, password);
    try {
      await entrarEAbrir(estado.email, password);
      void navegar('/', { replace: true });
    } catch {
      // The link is used up: sent again, it would be called expired.
      definirEstado('definida');
    }
  };

  return (
    <CartaoPublico titulo="Defina a sua nova senha" texto={estado.email}>
      <FormularioPublico
        rotulo="Salvar e acessar"
        schema={senhaForm}
        valoresIniciais={senhaVazia}
        aoEnviar={salvar}
      >
        {(form) => (
          <>
            <input type="email" autoComplete="username" value={estado.email} readOnly hidden />
            <CamposDaSenha form={form} />
          </>
        )}
      </FormularioPublico>
    </CartaoPublico>
  );
}
