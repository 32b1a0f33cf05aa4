/** `/jogadas-de-inovacao/{tipo}/{id}` (part 2 §2): create, edit, customise, and `implementacao`, where a play is followed. */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import type { Jogada } from '@/domain/incentivo/jogada';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { AcessoNegado } from '@/ui/pagina/AcessoNegado';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';
import { Voltar } from '@/ui/pagina/Voltar';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { podeVerImplementacao } from '../implementacao/permissoes';
import { JogadaForm } from './JogadaForm';
import { jogadasData } from './jogadas.data';

/** Whoever edits a play does without the board of one under way. */
const JogadaEmCurso = aoAbrir(
  () => import('../implementacao/JogadaEmCurso').then((m) => m.JogadaEmCurso),
  <PageSkeleton forma="documento" />,
);

type Tipo = 'sugerida' | 'normal' | 'customizada' | 'implementacao';
const TIPOS: readonly string[] = ['sugerida', 'normal', 'customizada', 'implementacao'] satisfies Tipo[];

function DaJogada({ tipo, jogada }: { tipo: Tipo; jogada: ComId<Jogada> }) {
  const sessao = useSessaoAtiva();
  const taticas = useQuery(jogadasData.taticas(sessao, jogada.id));
  const [idDaCopia] = useState(jogadasData.novoId);
  const pode =
    tipo === 'implementacao'
      ? podeVerImplementacao(sessao)
      : jogadasData.pode(sessao, tipo === 'customizada' ? 'create' : 'update', jogada);
  if (!pode) return <AcessoNegado />;
  if (taticas.error)
    return (
      <ErrorState
        titulo="Erro ao buscar táticas"
        erro={taticas.error}
        aoTentarDeNovo={() => void taticas.refetch()}
      />
    );
  if (!taticas.data) return <PageSkeleton forma="documento" />;
  if (tipo === 'implementacao') return <JogadaEmCurso jogada={jogada} taticas={taticas.data} />;
  return (
    <JogadaForm
      id={tipo === 'customizada' ? idDaCopia : jogada.id}
      modo={tipo === 'customizada' ? 'customizar' : 'editar'}
      jogada={jogada}
      taticas={taticas.data}
    />
  );
}

function Existente({ tipo, id }: { tipo: Tipo; id: string }) {
  const { data, error, refetch } = useQuery(jogadasData.porId(useSessaoAtiva(), id));
  if (error)
    return <ErrorState titulo="Erro ao buscar jogadas" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton forma="documento" />;
  if (!data || data.deletedAt)
    return (
      <EmptyState
        nivel={1}
        titulo="Nenhuma jogada encontrada!"
        acao={<Voltar para={para('/jogadas-de-inovacao')} />}
      />
    );
  return <DaJogada tipo={tipo} jogada={data} />;
}

function Nova() {
  const sessao = useSessaoAtiva();
  const [id] = useState(jogadasData.novoId);
  return jogadasData.pode(sessao, 'create') ? (
    <JogadaForm id={id} modo="criar" taticas={[]} />
  ) : (
    <AcessoNegado />
  );
}

export function JogadaPage() {
  const { tipo = '', jogadaDeInovacaoId = '0' } = useParams();
  if (!TIPOS.includes(tipo)) return <PaginaDeErro naoEncontrada />;
  return (
    <Stack gap="md">
      {jogadaDeInovacaoId === '0' ? (
        <Nova />
      ) : (
        <Existente key={`${tipo}/${jogadaDeInovacaoId}`} tipo={tipo as Tipo} id={jogadaDeInovacaoId} />
      )}
    </Stack>
  );
}
