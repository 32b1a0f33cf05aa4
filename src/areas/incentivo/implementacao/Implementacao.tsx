/** Plays under way and plays concluded, `/jogadas-de-inovacao?aba=implementacao` (part 2 §2; decisions D9). */
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parada } from '@/domain/incentivo/jogada';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Link } from '@/ui/moldura/Link';
import { Abas } from '@/ui/pagina/Abas';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import { CartaoDaJogada } from '../jogadas/CartaoDaJogada';
import classes from '../Incentivo.module.css';
import { implementacaoData } from './implementacao.data';

const ABAS = { emCurso: 'Jogadas em implementação', concluidas: 'Jogadas concluídas' } as const;
type Qual = keyof typeof ABAS;
const VAZIO: Record<Qual, string> = {
  emCurso: 'Escolha uma jogada no catálogo e implemente: aqui se acompanha cada tática dela.',
  concluidas: 'Uma jogada se conclui quando cada tática andou, ou está vinculada a uma que andou.',
};

function Lista({ quais }: { quais: Qual }) {
  const [agora] = useState(() => new Date());
  const { data, error, refetch } = useQuery(implementacaoData.jogadas(useSessaoAtiva(), quais));
  if (error)
    return <ErrorState titulo="Erro ao buscar jogadas" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!data) return <PageSkeleton forma="lista" />;
  if (data.itens.length === 0 && !data.ilegiveis)
    return (
      <EmptyState
        titulo="Nenhuma jogada encontrada!"
        texto={VAZIO[quais]}
        acao={
          <Link className={classes.acao} to={para('/jogadas-de-inovacao')}>
            Ver o catálogo de jogadas
          </Link>
        }
      />
    );
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {plural(data.itens.length, 'jogada', 'jogadas')}
      </Text>
      <RegistrosIlegiveis quantos={data.ilegiveis ?? 0} />
      <div className={classes.grade}>
        {data.itens.map((jogada) => (
          <CartaoDaJogada key={jogada.id} jogada={jogada}>
            <Link
              className={classes.acao}
              aria-label={`Acompanhar ${jogada.nome}`}
              to={para('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', {
                tipo: 'implementacao',
                jogadaDeInovacaoId: jogada.id,
              })}
            >
              Acompanhar
            </Link>
            {parada(jogada, agora) && <StatusBadge cor="orange">Parada há mais de 30 dias</StatusBadge>}
          </CartaoDaJogada>
        ))}
      </div>
    </Stack>
  );
}

export function Implementacao() {
  const [parametros, definirParametros] = useSearchParams();
  const qual: Qual = parametros.get('situacao') === 'concluidas' ? 'concluidas' : 'emCurso';
  return (
    <Abas
      rotulo="Situação das jogadas"
      abas={ABAS}
      atual={qual}
      aoMudar={(nova) =>
        definirParametros(
          { aba: 'implementacao', ...(nova === 'concluidas' ? { situacao: nova } : {}) },
          { replace: true },
        )
      }
    >
      <Lista key={qual} quais={qual} />
    </Abas>
  );
}
