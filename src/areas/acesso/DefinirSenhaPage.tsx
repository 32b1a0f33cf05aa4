/** New password from the link of a reset mail. The code leaves the address before it is used. */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { codigoDoErro, mensagemDoErro } from '@/domain/comum/erros';
import { LINK_INCOMPLETO, semSobras } from '@/domain/comum/link-colado';
import { senhaForm, type SenhaForm, senhaVazia } from '@/domain/pessoas/senha';
import { Carregando } from '@/ui/pagina/Carregando';
import { Link } from '@/ui/moldura/Link';
import { CamposDaSenha } from './CamposDaSenha';
import { CartaoPublico } from './CartaoPublico';
import { FormularioPublico } from './FormularioPublico';
import { entrarEAbrir } from './sessaoPublica';

const DEFINIDA = 'A sua senha nova já vale. Entre com ela.';
const A_PRIMEIRA =
  'O primeiro envio chegou: vale a senha que você digitou antes, e não a de agora. Entre com aquela, ou peça outro link em "Esqueci a senha".';

type Estado = { email: string } | { erro: string } | { definida: string } | undefined;

function retirarCodigo(): string {
  const codigo = semSobras(new URLSearchParams(window.location.search).get('oobCode') ?? '');
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return codigo;
}

export function DefinirSenhaPage() {
  const navegar = useNavigate();
  const [codigo] = useState(retirarCodigo);
  /** The password of a sending that got no answer. */
  const perdida = useRef<string>(undefined);
  const [estado, definirEstado] = useState<Estado>(() => (codigo ? undefined : { erro: LINK_INCOMPLETO }));

  useEffect(() => {
    if (!codigo) return;
    void import('@/firebase/sessao/autenticacao')
      .then(({ emailDoLink }) => emailDoLink(codigo))
      .then((email) => definirEstado({ email }))
      .catch((erro: unknown) => definirEstado({ erro: mensagemDoErro(erro) }));
  }, [codigo]);

  if (!estado) return <Carregando />;
  if (!('email' in estado)) {
    const [titulo, texto] =
      'definida' in estado
        ? ['Senha definida', estado.definida]
        : ['Não foi possível abrir o link', estado.erro];
    return (
      <CartaoPublico titulo={titulo} texto={texto}>
        <Button component={Link} to="/">
          Ir para o login
        </Button>
      </CartaoPublico>
    );
  }

  /** Gives the password that holds now: a link is good for one, which an earlier sending may have set. */
  const definir = async (senha: string): Promise<string> => {
    const { redefinirSenha } = await import('@/firebase/sessao/autenticacao');
    try {
      await redefinirSenha(codigo, senha);
      return senha;
    } catch (erro) {
      if (codigoDoErro(erro) === 'auth/network-request-failed') perdida.current ??= senha;
      else if (perdida.current !== undefined) return perdida.current;
      throw erro;
    }
  };

  const salvar = async ({ password }: SenhaForm) => {
    const vale = await definir(password);
    if (vale !== password) return definirEstado({ definida: A_PRIMEIRA });
    try {
      await entrarEAbrir(estado.email, password);
      void navegar('/', { replace: true });
    } catch {
      // The link is used up: sent again, it would be called expired.
      definirEstado({ definida: DEFINIDA });
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
