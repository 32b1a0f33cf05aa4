/**
 * 'Ata do comitê' (part 2 §2): agenda, people present, decisions, conflicts, notes, activities; on screen and on
 * paper.
 */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { APARENCIA_DO_COMITE, type Comite, situacaoDoComite } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { Voltar } from '@/ui/pagina/Voltar';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { AcoesDaAta } from './AcoesDaAta';
import { podeConduzir, podeEscrever } from './acesso';
import type { Ata, IdDaSecao } from './ata';
import classes from './AtaPage.module.css';
import { comitesData, ritmo } from './comites.data';
import { ControlesDoComite } from './ControlesDoComite';
import { Assinaturas, SecaoDaAta } from './SecaoDaAta';
import { useAta } from './useAta';

const ParticipantesModal = aoAbrir(() => import('./ParticipantesModal').then((m) => m.ParticipantesModal));
const TextoDaAtaModal = aoAbrir(() => import('./TextoDaAtaModal').then((m) => m.TextoDaAtaModal));

type Editavel = 'participantes' | 'pauta' | 'notas';
const EDITAVEIS: readonly IdDaSecao[] = ['participantes', 'pauta', 'notas'] satisfies Editavel[];
const ehEditavel = (id: IdDaSecao): id is Editavel => EDITAVEIS.includes(id);

function Folha({ comite, ata }: { comite: ComId<Comite>; ata: Ata }) {
  const sessao = useSessaoAtiva();
  /** What is being written, and the session as it was then: a change meanwhile must be noticed. */
  const [editando, editar] = useState<{ secao: Editavel; comite: ComId<Comite> }>();
  const pode = podeEscrever(sessao, comite);
  const fechar = () => editar(undefined);
  return (
    <Paper withBorder p="lg" className={classes.folha}>
      <Stack gap="lg">
        <dl className={classes.dados}>
          {ata.dados.map(([rotulo, valor]) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
        {ata.secoes.map((secao) => {
          const { id, titulo } = secao;
          const botao = pode && ehEditavel(id) && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Editar ${titulo.toLowerCase()}`}
              onClick={() => editar({ secao: id, comite })}
            >
              Editar
            </Button>
          );
          return <SecaoDaAta key={id} secao={secao} acao={botao} />;
        })}
        <Assinaturas nomes={ata.assinaturas} />
      </Stack>
      {editando?.secao === 'participantes' && (
        <ParticipantesModal comite={editando.comite} aoFechar={fechar} />
      )}
      {editando && editando.secao !== 'participantes' && (
        <TextoDaAtaModal comite={editando.comite} campo={editando.secao} aoFechar={fechar} />
      )}
    </Paper>
  );
}

function Documento({ comite }: { comite: ComId<Comite> }) {
  const sessao = useSessaoAtiva();
  const { ata, ideias, erro, recarregar } = useAta(comite);
  const { rotulo, cor } = APARENCIA_DO_COMITE[situacaoDoComite(comite)];
  return (
    <Stack gap="lg">
      <div className={classes.soNaTela}>
        <Breadcrumbs
          itens={caminhoDaTela('/comites-de-inovacao/:comiteId', `Ata do comitê nº ${comite.numero}`)}
        />
      </div>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4}>
          <Title order={1}>Ata do comitê nº {comite.numero}</Title>
          <Group gap="xs">
            <StatusBadge cor={cor}>{rotulo}</StatusBadge>
            <Text size="sm" c="dimmed">
              {sessao.empresa.nomeFantasia}
            </Text>
          </Group>
        </Stack>
        <Group gap="xs" className={classes.soNaTela}>
          {ata ? (
            <AcoesDaAta ata={ata} numero={comite.numero} ideias={ideias} />
          ) : (
            !erro && <Esqueleto altura={36} noCelular={82} largura="min(300px, 80vw)" />
          )}
          {podeConduzir(sessao) && <ControlesDoComite comite={comite} />}
        </Group>
      </Group>
      {erro ? (
        <ErrorState titulo="Erro ao buscar a ata" erro={erro} aoTentarDeNovo={recarregar} />
      ) : (
        (ata && <Folha comite={comite} ata={ata} />) || <PageSkeleton forma="documento" />
      )}
    </Stack>
  );
}

export function AtaPage() {
  const { comiteId = '' } = useParams();
  const sessao = useSessaoAtiva();
  const {
    data: comite,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...comitesData.porId(sessao, comiteId),
    // A finished session does not change any more.
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? ritmo(state.data) : false),
  });
  if (isPending) return <PageSkeleton forma="documento" />;
  if (comite) return <Documento comite={comite} />;
  if (comite === null) {
    return (
      <EmptyState
        nivel={1}
        titulo="Comitê não encontrado!"
        texto="O endereço não é de nenhuma sessão desta empresa."
        acao={<Voltar para={para('/comites-de-inovacao')} />}
      />
    );
  }
  return <ErrorState titulo="Erro ao buscar comitês" erro={error} aoTentarDeNovo={() => void refetch()} />;
}
