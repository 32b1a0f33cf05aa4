/**
 * Committee block of an idea (part 2 §6: only for roles other than COLLABORATOR and MEMBER). It holds the session of
 * now, the people barred by a conflict of interest, and the movement form.
 */
import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { comitesData } from './comites.data';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import { impede } from '@/domain/comum/conflito';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import type { ComId } from '@/domain/comum/fields';
import { APARENCIA_DO_STATUS, type Ideia, publicada } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/paths';
import { temFlag } from '@/domain/acesso/quem';
import { daEquipe, relacoesSob } from '@/domain/acesso/relacoes';
import { permissoesDoComite } from '@/domain/comite/permissoes';
import { pode } from '@/firebase/sessao/pode';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { ConflitosDaIdeia } from './ConflitosDaIdeia';
import { SessaoDoComite } from './SessaoDoComite';

const FormularioDeMovimentacao = lazy(() =>
  import('./FormularioDeMovimentacao').then((m) => ({ default: m.FormularioDeMovimentacao })),
);
const ESPERA = <Skeleton h={120} />;

/** Declarations about the idea, for people who may read them. */
function useConflitos(sessao: SessaoAtiva, ideia: ComId<Ideia>) {
  const pode = analisaIdeias(sessao.quem.papel) && temFlag(sessao.quem, [16, 'leitura']);
  const referencia = caminhos.ideia(sessao.contexto, ideia.id);
  const consulta = useQuery({ ...comitesData.conflitos(sessao, [referencia]), enabled: pode });
  return { ...consulta, pode };
}

export function MovimentacaoBloco({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const conflitos = useConflitos(sessao, ideia);
  const [agora] = useState(() => new Date());
  if (!analisaIdeias(sessao.quem.papel) || !publicada(ideia)) return null;
  const podeMover = pode(
    sessao,
    permissoesDoComite.movimentacoes,
    'create',
    relacoesSob(comoPai(ideia), sessao),
  );
  const impedida = conflitos.data?.some((c) => c.createdBy === sessao.uid && impede(c, agora)) ?? false;
  const esperando = conflitos.pode && conflitos.isPending;
  return (
    <BlocoLateral titulo="Análise do comitê">
      {conflitos.pode && <SessaoDoComite />}
      <Text size="sm" c="dimmed">
        Status atual: {APARENCIA_DO_STATUS[ideia.status].rotulo}
      </Text>
      {conflitos.error && (
        <ErrorState
          titulo="Erro ao buscar conflitos de interesse"
          erro={conflitos.error}
          aoTentarDeNovo={() => void conflitos.refetch()}
        />
      )}
      {esperando && ESPERA}
      {/* A new form after every movement: other destinations, an empty observation. */}
      {!esperando && podeMover && !impedida && (
        <Suspense fallback={ESPERA}>
          <FormularioDeMovimentacao key={ideia.status} ideia={ideia} />
        </Suspense>
      )}
      {!podeMover && daEquipe(comoPai(ideia), sessao) && (
        <Text size="sm">
          {ideia.createdBy === sessao.uid ? 'Você propôs esta ideia' : 'Você faz parte da equipe desta ideia'}
          : outra pessoa do comitê a movimenta.
        </Text>
      )}
      {conflitos.data && (
        <ConflitosDaIdeia ideia={ideia} conflitos={conflitos.data} podeDeclarar={podeMover} />
      )}
    </BlocoLateral>
  );
}
