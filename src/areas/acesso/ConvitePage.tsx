/** Page of a mailed invitation: what it is, who it is for, and the one step that is left (part 1 §4). */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { consultarConvite } from '@/domain/contratos/users';
import { semSobras } from '@/domain/comum/link-colado';
import type { SituacaoDoConvite } from '@/domain/pessoas/convite';
import { mensagemDoErro } from '@/domain/comum/erros';
import { para } from '@/domain/telas/enderecos';
import { chamar } from '@/firebase/chamadas/callable';
import { useSessao } from '@/firebase/sessao/useSessao';
import { Carregando } from '@/ui/pagina/Carregando';
import { Link } from '@/ui/moldura/Link';
import { AceitarComConta } from './AceitarComConta';
import { AceitarComSenha } from './AceitarComSenha';
import { CartaoPublico } from './CartaoPublico';
import { type ConviteLido, type Credencial, emailDaSessao, type IdsDoDiagnostico } from './convite';
import { OutraConta } from './OutraConta';

type Estado = ConviteLido | { erro: string } | undefined;

const FECHADO: Record<Exclude<SituacaoDoConvite, 'aguardando'>, [titulo: string, texto?: string]> = {
  cancelado: [
    'Convite cancelado',
    'Seu convite foi cancelado! Se foi engano, peça outro a quem convidou você.',
  ],
  respondido: ['Convite já aceito'],
  expirado: [
    'Convite expirado',
    'O prazo deste convite terminou. Peça a quem convidou você que o envie de novo.',
  ],
};

/** What differs between the two kinds of invitation. */
interface Textos {
  titulo: (empresa: string) => string;
  paraQue: (convite: ConviteLido) => string;
  respondido: string;
  destino: string;
}

const DA_EMPRESA: Textos = {
  titulo: (empresa) => `Convite para ${empresa}`,
  paraQue: ({ administra, licenciada }) =>
    administra
      ? `Aceite para administrar a empresa na plataforma.${licenciada ? ` Ela é da licenciada ${licenciada}.` : ''}`
      : 'Aceite para participar da gestão de inovação da empresa.',
  respondido: 'Você já faz parte desta empresa. É só entrar com o seu e-mail e a sua senha.',
  destino: '/',
};
const DO_DIAGNOSTICO: Textos = {
  titulo: (empresa) => `Convite para o diagnóstico de ${empresa}`,
  paraQue: () => 'Aceite para responder ao questionário em nome da empresa.',
  respondido: 'Para responder ao questionário, é só entrar com o seu e-mail e a sua senha.',
  // The list of the person's invitations, which is the answer list until the questionnaires are here (part 1 §4).
  destino: para('/diagnosticoEmpresa'),
};

/** The secret of an entry of the browser's history, which a reload keeps and no request carries. */
const guardado = () => {
  const estado: unknown = window.history.state;
  const segredo =
    typeof estado === 'object' && estado !== null && 'segredo' in estado ? estado.segredo : undefined;
  return typeof segredo === 'string' ? segredo : '';
};

/**
 * The secret comes in the fragment, or in the path of links mailed before, and leaves the address at once. Nobody
 * copies it from there, and no request names it.
 */
export function ConvitePage() {
  const { conviteId: id = '', segredo: noCaminho } = useParams();
  const conviteId = semSobras(id);
  const { hash } = useLocation();
  const [segredo] = useState(() => semSobras(noCaminho ?? hash.slice(1)) || guardado());
  useEffect(() => {
    if (window.location.pathname.startsWith('/convite/'))
      window.history.replaceState({ ...window.history.state, segredo }, '', `/convite/${conviteId}`);
  }, [conviteId, segredo]);
  return <ConviteDoLink conviteId={conviteId} segredo={segredo} textos={DA_EMPRESA} />;
}

/** Invitation to a questionnaire, by the credential of its link (ConviteDiagnosticoPage.tsx). */
export const ConviteDoDiagnostico = (props: Credencial & { ids: IdsDoDiagnostico }) => (
  <ConviteDoLink {...props} textos={DO_DIAGNOSTICO} />
);

interface PropsDoLink extends Credencial {
  ids?: IdsDoDiagnostico;
  textos: Textos;
}

function ConviteDoLink({ conviteId, segredo, ids, textos }: PropsDoLink) {
  const sessao = useSessao();
  const [estado, definirEstado] = useState<Estado>();
  const entrou = emailDaSessao(sessao);

  useEffect(() => {
    chamar(consultarConvite, { conviteId, segredo }).then(definirEstado, (erro: unknown) =>
      definirEstado({ erro: mensagemDoErro(erro) }),
    );
  }, [conviteId, segredo]);

  if (!estado || sessao.estado === 'resolvendo') return <Carregando />;
  const paraOInicio = (
    <Button component={Link} to={entrou === undefined ? '/' : textos.destino}>
      {entrou === undefined ? 'Ir para o login' : 'Continuar'}
    </Button>
  );
  if ('erro' in estado)
    return (
      <CartaoPublico titulo="Não foi possível abrir o convite" texto={estado.erro}>
        {paraOInicio}
      </CartaoPublico>
    );
  if (estado.situacao !== 'aguardando') {
    const [titulo, texto] = FECHADO[estado.situacao];
    return (
      <CartaoPublico titulo={titulo} texto={texto ?? textos.respondido}>
        {paraOInicio}
      </CartaoPublico>
    );
  }
  const { titulo, paraQue, destino } = textos;
  const aceite = { convite: estado, ids, credencial: { conviteId, segredo }, destino };
  return (
    <CartaoPublico titulo={titulo(estado.nomeFantasia)} texto={`Olá, ${estado.nome}! ${paraQue(estado)}`}>
      {entrou !== undefined && entrou !== estado.email ? (
        <OutraConta atual={entrou} convidada={estado.email} />
      ) : estado.novaConta ? (
        <AceitarComSenha {...aceite} />
      ) : (
        <AceitarComConta {...aceite} jaEntrou={entrou !== undefined} />
      )}
    </CartaoPublico>
  );
}
