/** Page of a mailed invitation: what it is, who it is for, and the one step that is left (part 1 §4). */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { consultarConvite } from '@/domain/contracts/users';
import type { SituacaoDoConvite } from '@/domain/convite';
import { mensagemDoErro } from '@/domain/erros';
import { chamar } from '@/firebase/callable';
import { useSessao } from '@/firebase/sessaoAtual';
import { Carregando } from '@/ui/Carregando';
import { Link } from '@/ui/Link';
import { AceitarComConta } from './AceitarComConta';
import { AceitarComSenha } from './AceitarComSenha';
import { CartaoPublico } from './CartaoPublico';
import { type ConviteLido, emailDaSessao } from './convite';
import { OutraConta } from './OutraConta';

type Estado = ConviteLido | { erro: string } | undefined;

const FECHADO: Record<Exclude<SituacaoDoConvite, 'aguardando'>, [titulo: string, texto: string]> = {
  cancelado: [
    'Convite cancelado',
    'Seu convite foi cancelado! Se foi engano, peça outro a quem convidou você.',
  ],
  respondido: [
    'Convite já aceito',
    'Você já faz parte desta empresa. É só entrar com o seu e-mail e a sua senha.',
  ],
  expirado: [
    'Convite expirado',
    'O prazo deste convite terminou. Peça a quem convidou você que o envie de novo.',
  ],
};

const paraOInicio = (
  <Button component={Link} to="/">
    Ir para o login
  </Button>
);

export function ConvitePage() {
  const { conviteId = '', segredo = '' } = useParams();
  const sessao = useSessao();
  const [estado, definirEstado] = useState<Estado>();

  useEffect(() => {
    chamar(consultarConvite, { conviteId, segredo }).then(definirEstado, (erro: unknown) =>
      definirEstado({ erro: mensagemDoErro(erro) }),
    );
  }, [conviteId, segredo]);

  if (!estado || sessao.estado === 'resolvendo') return <Carregando />;
  if ('erro' in estado)
    return (
      <CartaoPublico titulo="Não foi possível abrir o convite" texto={estado.erro}>
        {paraOInicio}
      </CartaoPublico>
    );
  if (estado.situacao !== 'aguardando') {
    const [titulo, texto] = FECHADO[estado.situacao];
    return (
      <CartaoPublico titulo={titulo} texto={texto}>
        {paraOInicio}
      </CartaoPublico>
    );
  }
  const entrou = emailDaSessao(sessao);
  const credencial = { conviteId, segredo };
  return (
    <CartaoPublico
      titulo={`Convite para ${estado.nomeFantasia}`}
      texto={`Olá, ${estado.nome}! Aceite para participar da gestão de inovação da empresa.`}
    >
      {entrou !== undefined && entrou !== estado.email ? (
        <OutraConta atual={entrou} convidada={estado.email} />
      ) : estado.novaConta ? (
        <AceitarComSenha convite={estado} credencial={credencial} />
      ) : (
        <AceitarComConta convite={estado} credencial={credencial} jaEntrou={entrou !== undefined} />
      )}
    </CartaoPublico>
  );
}
