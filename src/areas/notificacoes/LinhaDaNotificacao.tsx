/** One notification: what happened, when, whether it is unread; leads to what it is about and is read by that. */
import { comOutro } from '@/domain/comum/registro';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import {
  IconArrowsExchange,
  IconBulb,
  IconAt,
  IconBell,
  IconBuilding,
  IconBuildingCog,
  IconCheck,
  IconChecklist,
  IconCalendarEvent,
  IconCoin,
  IconCoins,
  IconCornerDownRight,
  IconFileCheck,
  IconFileX,
  IconFlag,
  IconMailX,
  IconMessage,
  IconHeart,
  IconPencil,
  IconSpeakerphone,
  IconTargetArrow,
  IconShieldCheck,
  IconTimeline,
  IconUserPlus,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { projetosInscritosData } from '@/areas/diagnostico/projetosInscritos.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { diaDe } from '@/domain/comum/datas';
import { codigoDoErro } from '@/domain/comum/erros';
import { nomeDoMarco } from '@/domain/marcos/marco';
import { destinoDaNotificacao, type TipoDeNotificacao } from '@/domain/notificacoes/notificacao';
import { fraseDaNotificacao } from '@/domain/notificacoes/notificacao-frase';
import { caminhos } from '@/domain/comum/caminhos';
import { tituloDaFase } from '@/domain/projetos/status';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { Link } from '@/ui/moldura/Link';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import classes from './Notificacoes.module.css';
import { detalhesData } from './detalhes.data';
import { notificacoesData, type UmaNotificacao } from './notificacoes.data';

const ICONES: Record<TipoDeNotificacao, TablerIcon> = comOutro(
  {
    MENCAO: IconAt,
    RESPOSTA: IconCornerDownRight,
    COMENTARIO: IconMessage,
    VINCULO: IconBulb,
    STATUS: IconArrowsExchange,
    EQUIPE: IconUserPlus,
    EDICAO: IconPencil,
    COMITE: IconUsersGroup,
    IMERSAO: IconCalendarEvent,
    MARCO: IconFlag,
    PONTOS: IconCoins,
    ARQUIVO: IconFileX,
    EVIDENCIA: IconFileCheck,
    FASE: IconTimeline,
    CONVITE: IconMailX,
    INSCRICAO: IconBuilding,
    JURI: IconChecklist,
    RETORNO: IconCoin,
    EMPRESA: IconBuildingCog,
    DESAFIO: IconTargetArrow,
    IDEIA: IconBulb,
    CURTIDA: IconHeart,
    SEGUIDO: IconBell,
    RESULTADOS: IconTimeline,
    COMUNICADO: IconSpeakerphone,
    MODERACAO: IconShieldCheck,
  },
  IconBell,
);

/** The names the sentence needs, read now and under the rules: what may no longer be seen is not named. */
function useNomes({ tipo, quem, sobre, origem, detalhe }: UmaNotificacao) {
  const sessao = useSessaoAtiva();
  const pai = useQuery({
    ...notificacoesData.pai(sessao, sobre ?? ''),
    enabled: sobre !== null,
  });
  const pessoa = useQuery({
    ...pessoasData.porReferencia(sessao, caminhos.colaborador(sessao.contexto, quem ?? '')),
    enabled: quem !== null,
  });
  const doMarco = tipo === 'MARCO';
  const marco = useQuery({ ...detalhesData.marco(sessao, origem), enabled: doMarco });
  const daFase = tipo === 'FASE';
  const inscrito = useQuery({ ...projetosInscritosData.um(sessao, origem), enabled: daFase });
  const daEvidencia = detalhe.evidencia === 'ENVIADA';
  const evidencia = useQuery({ ...detalhesData.evidencia(sessao, origem), enabled: daEvidencia });
  const daInscricao = tipo === 'INSCRICAO';
  const inscricao = useQuery({ ...detalhesData.inscricao(sessao, origem), enabled: daInscricao });
  const doConvite = tipo === 'CONVITE';
  const convidada = useQuery({ ...pessoasData.porReferencia(sessao, origem), enabled: doConvite });
  const doComunicado = tipo === 'COMUNICADO';
  const comunicado = useQuery({ ...detalhesData.comunicado(sessao, origem), enabled: doComunicado });
  const escondida =
    sobre !== null &&
    (codigoDoErro(pai.error) === 'permission-denied' || pai.data === null || !!pai.data?.deletedAt);
  return {
    lendo:
      (sobre !== null && pai.isPending) ||
      (quem !== null && pessoa.isPending) ||
      (doMarco && marco.isPending) ||
      (daFase && inscrito.isPending) ||
      (daEvidencia && evidencia.isPending) ||
      (daInscricao && inscricao.isPending) ||
      (doConvite && convidada.isPending) ||
      (doComunicado && comunicado.isPending),
    escondida: escondida && tipo !== 'PONTOS',
    nomes: {
      quem: pessoa.data?.nome,
      titulo: escondida ? undefined : pai.data?.titulo,
      // Without the right to read milestones, or once it is removed, it stays without a name.
      marco: marco.data && !marco.data.deletedAt ? nomeDoMarco(marco.data) : undefined,
      projeto: inscrito.data?.nome ?? inscricao.data?.projeto,
      empresa: evidencia.data?.nomeFantasia ?? inscricao.data?.empresa,
      questionario: evidencia.data?.questionario,
      convidada: convidada.data?.nome,
      comunicado: comunicado.data?.titulo,
      fase: inscrito.data ? tituloDaFase(inscrito.data, detalhe.fase ?? 0) : undefined,
    },
    visivel: !escondida,
  };
}

interface Props {
  notificacao: UmaNotificacao;
  lida: boolean;
  /** After following it, e.g. to close what it stands in. */
  aoSeguir?: (() => void) | undefined;
}

export function LinhaDaNotificacao({ notificacao, lida, aoSeguir }: Props) {
  const sessao = useSessaoAtiva();
  const marcar = useMutation(notificacoesData.marcarLida(sessao));
  const { lendo, escondida, nomes, visivel } = useNomes(notificacao);
  const [hoje] = useState(() => diaDe(new Date()));
  const Icone = ICONES[notificacao.tipo];
  const destino = destinoDaNotificacao(visivel ? notificacao : { ...notificacao, sobre: null });
  const ler = () => {
    if (!lida) marcar.mutate(notificacao.id);
  };
  const partes = escondida
    ? ['O que esta notificação contava não está mais disponível para você']
    : fraseDaNotificacao(notificacao, nomes, undefined, diaDe(notificacao.createdAt) !== hoje);
  const frase: ReactNode = partes.map((parte, i) =>
    typeof parte === 'string' ? parte : <b key={i}>{parte.nome}</b>,
  );
  const emTexto = partes.map((parte) => (typeof parte === 'string' ? parte : parte.nome)).join('');
  const conteudo = (
    <>
      <span className={classes.icone} aria-hidden>
        <Icone size={18} />
      </span>
      <span className={classes.frase}>
        {lida ? null : <VisuallyHidden>Não lida: </VisuallyHidden>}
        {lendo ? (
          <span className={classes.espera}>
            <Esqueleto altura={14} largura="80%" />
          </span>
        ) : (
          <>{frase}.</>
        )}
        <span className={classes.quando}>
          <RelativeTime valor={notificacao.createdAt} />
        </span>
      </span>
    </>
  );
  return (
    <li className={classes.linha} data-lida={lida || undefined}>
      {destino === null || lendo ? (
        <span className={classes.conteudo}>{conteudo}</span>
      ) : (
        <Link
          to={destino}
          className={classes.conteudo}
          onClick={() => {
            ler();
            aoSeguir?.();
          }}
        >
          {conteudo}
        </Link>
      )}
      {lida ? null : (
        <ActionIcon
          className={classes.marcar}
          aria-label={`Marcar como lida: ${emTexto}`}
          title="Marcar como lida"
          onClick={({ currentTarget }) => {
            // The button goes with what it did; the focus stays in the line.
            currentTarget.parentElement?.querySelector('a')?.focus();
            ler();
          }}
        >
          <IconCheck size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
