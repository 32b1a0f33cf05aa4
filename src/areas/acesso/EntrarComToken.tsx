/** `?token=`: signs in by itself, but never in place of a running session without asking (decisions P16, threats B23). */
import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { useSessao } from '@/firebase/sessao/useSessao';
import { Carregando } from '@/ui/pagina/Carregando';
import { CartaoPublico } from './CartaoPublico';
import { emailDaSessao } from './convite';
import { sairDaqui } from './sessaoPublica';

interface Props {
  token: string;
  /** The token was used, refused or not wanted; with a message when it was refused. */
  aoTerminar: (aviso?: string) => void;
}

export function EntrarComToken({ token, aoTerminar }: Props) {
  const sessao = useSessao();
  const entrou = emailDaSessao(sessao);
  const usado = useRef(false);
  const [trocando, definirTrocando] = useState(false);

  const usar = useCallback(async () => {
    if (usado.current) return;
    usado.current = true;
    try {
      const { entrarComToken } = await import('@/firebase/sessao/autenticacao');
      await entrarComToken(token);
      const { iniciarSessao, recarregarSessao } = await import('@/firebase/sessao/cicloDaSessao');
      iniciarSessao();
      await recarregarSessao();
      aoTerminar();
    } catch (erro) {
      aoTerminar(mensagemDoErro(erro));
    }
  }, [token, aoTerminar]);

  useEffect(() => {
    if (sessao.estado === 'deslogado') void usar();
    // A session that could not be read says so itself; the link works once it can.
    if (sessao.estado === 'falhou') aoTerminar();
  }, [sessao.estado, usar, aoTerminar]);

  if (entrou === undefined || trocando) return <Carregando />;
  return (
    <CartaoPublico
      titulo="Trocar de conta?"
      texto={`Este link entra com outra conta. Nesta janela você está como ${entrou}.`}
    >
      <Button onClick={() => aoTerminar()}>Continuar como {entrou}</Button>
      <Button
        variant="default"
        onClick={() => {
          definirTrocando(true);
          void sairDaqui().catch(() => definirTrocando(false));
        }}
      >
        Sair e entrar com o link
      </Button>
    </CartaoPublico>
  );
}
