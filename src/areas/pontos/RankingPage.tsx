/** 'Ranking de colaboradores' (part 2 §2): points per person under a rule, with the history behind each total. */
import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import { temFlag } from '@/domain/acesso/quem';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { ComoSeGanham } from './ComoSeGanham';
import { EscolhaDoRegulamento } from './EscolhaDoRegulamento';
import { ListaDoRanking } from './ListaDoRanking';
import { MeuLugar } from './MeuLugar';
import { pontosData } from './pontos.data';

const BonusModal = aoAbrir(() => import('./BonusModal').then((m) => m.BonusModal));

export function RankingPage() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [parametros] = useSearchParams();
  const { data: regulamentos, error, isPending, refetch } = useQuery(regulamentosData.todos(sessao));
  const [dandoBonus, definirDandoBonus] = useState(false);
  const [aoAbrir] = useState(() => new Date());
  const atualizando = useIsFetching({ queryKey: pontosData.chave(sessao) }) > 0;
  if (isPending) return <PageSkeleton />;
  if (error) {
    return (
      <ErrorState titulo="Erro ao buscar regulamentos" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  }
  const pedido = parametros.get('regulamento');
  const escolhido =
    regulamentos.find(({ id }) => id === pedido) ??
    regulamentos.find(({ dataInicial }) => dataInicial <= aoAbrir) ??
    regulamentos[0];
  return (
    <Stack gap="md">
      <Breadcrumbs itens={caminhoDaTela('/ranking-de-colaboradores')} />
      <TituloDaPagina titulo={nomeDaTela('/ranking-de-colaboradores')}>
        As posições são as de agora; as setas dizem como cada uma mudou ontem.
      </TituloDaPagina>
      <Group align="flex-end" gap="xs">
        <EscolhaDoRegulamento regulamentos={regulamentos} escolhido={escolhido?.id} />
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={atualizando}
          onClick={() => void cliente.invalidateQueries({ queryKey: pontosData.chave(sessao) })}
        >
          Atualizar
        </Button>
        {escolhido && podeDarBonus(sessao) && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => definirDandoBonus(true)}>
            Adicionar Bônus
          </Button>
        )}
      </Group>
      {escolhido ? (
        <>
          <ComoSeGanham regulamento={escolhido} />
          <ListaDoRanking key={escolhido.id} regulamentoId={escolhido.id} />
          <MeuLugar key={`meu-${escolhido.id}`} regulamentoId={escolhido.id} />
        </>
      ) : (
        <EmptyState
          cena="podio"
          titulo="Nenhum Regulamento Cadastrado!"
          texto="O ranking começa com o primeiro regulamento de ideias."
        />
      )}
      {escolhido && dandoBonus && (
        <BonusModal regulamentoId={escolhido.id} aoFechar={() => definirDandoBonus(false)} />
      )}
    </Stack>
  );
}

/** 18.editar and a role that analyses ideas; the function decides the same (decisions I101). */
const podeDarBonus = ({ quem }: SessaoAtiva) => analisaIdeias(quem.papel) && temFlag(quem, [18, 'editar']);
