/** Innovation committee (part 2 §2): the session of now with its controls, the ideas it looks at, the sessions before. */
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Abas } from '@/ui/pagina/Abas';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { CartaoDoComite, SemComite } from './CartaoDoComite';
import { comitesData, ritmo } from './comites.data';
import { HistoricoDeComites } from './HistoricoDeComites';
import { IdeiasDoComite } from './IdeiasDoComite';

const ABAS = { ideias: 'Ideias', historico: 'Histórico de comitês' } as const;

export function ComitesPage() {
  const sessao = useSessaoAtiva();
  const [parametros, definirParametros] = useSearchParams();
  const aba = parametros.get('aba') === 'historico' ? 'historico' : 'ideias';
  const ativo = useQuery({
    ...comitesData.ativo(sessao),
    refetchInterval: ({ state }) => ritmo(state.data),
  });
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/comites-de-inovacao')} />
      <Title order={1}>{nomeDaTela('/comites-de-inovacao')}</Title>
      {ativo.isPending && <Esqueleto altura={150} noCelular={280} />}
      {ativo.error && !ativo.data && (
        <ErrorState
          titulo="Erro ao buscar comitês"
          erro={ativo.error}
          aoTentarDeNovo={() => void ativo.refetch()}
        />
      )}
      {ativo.data && <CartaoDoComite comite={ativo.data} />}
      {ativo.data === null && <SemComite />}
      <Stack gap="md">
        <Abas
          rotulo="Comitê de inovação"
          abas={ABAS}
          atual={aba}
          // Pages and filters belong to one list each.
          aoMudar={(nova) => definirParametros(nova === 'historico' ? { aba: nova } : {}, { replace: true })}
        >
          {aba === 'historico' ? <HistoricoDeComites /> : <IdeiasDoComite comite={ativo.data ?? null} />}
        </Abas>
      </Stack>
    </Stack>
  );
}
