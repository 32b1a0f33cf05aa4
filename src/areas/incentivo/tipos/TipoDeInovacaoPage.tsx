/** Form of an innovation type in two steps, `/tipos-de-inovacao/{id}`; id 0 is a new one (part 2 §2 and §4). */
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import type { TipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { AcessoNegado } from '@/ui/pagina/AcessoNegado';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { DadosDoTipo } from './DadosDoTipo';
import { TaticasDoTipo } from './TaticasDoTipo';
import { tiposDeInovacaoData } from './tipos.data';

const PASSOS = ['Tipo de inovação', 'Táticas de inovação'] as const;

function Passos({ tipo }: { tipo?: ComId<TipoDeInovacao> }) {
  const navegar = useNavigate();
  const [parametros] = useSearchParams();
  const [idNovo] = useState(tiposDeInovacaoData.novoId);
  const passo = tipo && parametros.get('passo') === 'taticas' ? 1 : 0;
  const titulo = tipo?.nome ?? 'Criar tipo de inovação';
  return (
    <Stack gap="md" maw={860}>
      <Breadcrumbs itens={caminhoDaTela('/tipos-de-inovacao/:tipoDeInovacaoId', titulo)} />
      <Title order={1}>{titulo}</Title>
      <Title order={2} size="h3">
        Passo {passo + 1} de 2: {PASSOS[passo]}
      </Title>
      {tipo && passo === 1 ? (
        <TaticasDoTipo tipo={tipo} />
      ) : (
        <DadosDoTipo
          id={tipo?.id ?? idNovo}
          tipo={tipo}
          aoSeguir={() =>
            void navegar(
              para(
                '/tipos-de-inovacao/:tipoDeInovacaoId',
                { tipoDeInovacaoId: tipo?.id ?? idNovo },
                { passo: 'taticas' },
              ),
              { replace: !tipo },
            )
          }
        />
      )}
    </Stack>
  );
}

function Existente({ id }: { id: string }) {
  const sessao = useSessaoAtiva();
  const { data, error, refetch } = useQuery(tiposDeInovacaoData.porId(sessao, id));
  if (error)
    return (
      <ErrorState
        titulo="Erro ao buscar tipos de inovação"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  if (data === undefined) return <PageSkeleton forma="formulario" />;
  if (!data || data.deletedAt)
    return (
      <EmptyState
        nivel={1}
        titulo="Nenhum tipo de inovação encontrado!"
        acao={<Voltar para={para('/tipos-de-inovacao')} />}
      />
    );
  return tiposDeInovacaoData.pode(sessao, 'update', data) ? <Passos tipo={data} /> : <AcessoNegado />;
}

export function TipoDeInovacaoPage() {
  const { tipoDeInovacaoId = '0' } = useParams();
  const sessao = useSessaoAtiva();
  if (tipoDeInovacaoId !== '0') return <Existente key={tipoDeInovacaoId} id={tipoDeInovacaoId} />;
  return tiposDeInovacaoData.pode(sessao, 'create') ? <Passos /> : <AcessoNegado />;
}
