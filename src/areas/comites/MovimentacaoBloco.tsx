/**
 * Committee block of a parent (part 2 §6: only for roles other than COLLABORATOR and MEMBER). It holds the session of
 * now, the people barred by a conflict of interest, and the movement form.
 */
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { comitesData } from './comites.data';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import { impede } from '@/domain/comite/conflito';
import { temFlag } from '@/domain/acesso/quem';
import { daEquipe } from '@/domain/acesso/relacoes';
import { flexao, rotuloDoStatus } from '@/domain/pai/pai';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { ConflitosDeInteresse } from './ConflitosDeInteresse';
import type { Movimentavel } from './FormularioDeMovimentacao';
import { SessaoDoComite } from './SessaoDoComite';
import { parte } from '@/ui/moldura/parte';

const FormularioDeMovimentacao = parte(() =>
  import('./FormularioDeMovimentacao').then((m) => m.FormularioDeMovimentacao),
);
/** As tall as the form: what stands below it does not jump when it comes. */
const ESPERA = <Esqueleto altura={372} />;

const CartelaDoComite = aoAbrir(
  () => import('@/areas/movimentacoes/cartela/CartelaDoComite').then((m) => m.CartelaDoComite),
  <Esqueleto altura={132} />,
);

/** Declarations about the parent, for people who may read them. */
function useConflitos(sessao: SessaoAtiva, { tipo, caminho }: PaiNaTela['lugar']) {
  const pode = doComite(sessao) && tipo.sob.conflitos !== undefined;
  const consulta = useQuery({ ...comitesData.conflitos(sessao, [caminho]), enabled: pode });
  return { ...consulta, pode };
}

const doComite = ({ quem }: SessaoAtiva) => analisaIdeias(quem.papel) && temFlag(quem, [16, 'leitura']);

const NoDialogo = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <Stack component="section" gap="sm" aria-label={titulo}>
    {children}
  </Stack>
);

export function MovimentacaoBloco(movimentavel: Movimentavel) {
  const { pai: naTela } = movimentavel;
  const { lugar, pai } = naTela;
  const { singular } = lugar.tipo.nome;
  const { o, este } = flexao(lugar.tipo.nome);
  const sessao = useSessaoAtiva();
  const conflitos = useConflitos(sessao, lugar);
  const [agora] = useState(() => new Date());
  if (!analisaIdeias(sessao.quem.papel) || !pai.publicado) return null;
  const podeMover = podeSob(sessao, naTela, 'movimentacoes', 'create');
  const impedida = conflitos.data?.some((c) => c.createdBy === sessao.uid && impede(c, agora)) ?? false;
  const esperando = conflitos.pode && conflitos.isPending;
  // A dialog is a box already, and has nothing after it.
  const Caixa = movimentavel.aoMover ? NoDialogo : BlocoLateral;
  return (
    <Caixa titulo="Análise do comitê">
      {doComite(sessao) && <SessaoDoComite nome={lugar.tipo.nome} />}
      {/* The record's own page says it at its top. */}
      {movimentavel.aoMover && (
        <Text size="sm" c="dimmed">
          Status atual: {rotuloDoStatus(lugar.tipo, pai.status)}
        </Text>
      )}
      {conflitos.error && (
        <ErrorState
          titulo="Erro ao buscar conflitos de interesse"
          erro={conflitos.error}
          aoTentarDeNovo={() => void conflitos.refetch()}
        />
      )}
      {esperando && podeMover && ESPERA}
      {/* A new form after every movement: other destinations, an empty observation. */}
      {!esperando && podeMover && !impedida && (
        <Suspense fallback={ESPERA}>
          <FormularioDeMovimentacao key={pai.status} {...movimentavel} />
        </Suspense>
      )}
      {!podeMover && daEquipe(pai, sessao) && (
        <Text size="sm">
          {pai.autor === sessao.uid ? `Você propôs ${este}` : `Você faz parte da equipe d${este}`} {singular}:
          outra pessoa do comitê {o} movimenta.
        </Text>
      )}
      {conflitos.data && (
        <ConflitosDeInteresse pai={naTela} conflitos={conflitos.data} podeDeclarar={podeMover} />
      )}
      {conflitos.data && lugar.tipo.sob.cartelas && (
        <CartelaDoComite pai={naTela} conflitos={conflitos.data} impedida={impedida} />
      )}
    </Caixa>
  );
}
