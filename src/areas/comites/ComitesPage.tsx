/** Innovation committee (part 2 §2): the session of now with its controls, the ideas it looks at, the sessions before. */
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Abas } from '@/ui/pagina/Abas';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { CartaoDoComite, SemComite } from './CartaoDoComite';
import { comitesData, ritmo } from './comites.data';
import { HistoricoDeComites } from './HistoricoDeComites';
import { IdeiasDoComite } from './IdeiasDoComite';

/** Only while a session is under way. */
const SessaoEmCurso = aoAbrir(
  () => import('./SessaoEmCurso').then((m) => m.SessaoEmCurso),
  <Esqueleto altura={480} />,
);

const ABAS = { ideias: 'Ideias', sessao: 'Sessão', historico: 'Histórico de comitês' } as const;
type Aba = keyof typeof ABAS;

interface Props {
  /** What an idea says, composed by src/app. */
  texto: ComponentType<{ ideia: Ideia }>;
}

export function ComitesPage({ texto }: Props) {
  const sessao = useSessaoAtiva();
  const [parametros, definirParametros] = useSearchParams();
  const ativo = useQuery({
    ...comitesData.ativo(sessao),
    refetchInterval: ({ state }) => ritmo(state.data),
  });
  const { sessao: _semSessao, ...semComite } = ABAS;
  const abas: Partial<typeof ABAS> = ativo.data ? ABAS : semComite;
  const pedida = parametros.get('aba') ?? '';
  const aba: Aba = Object.hasOwn(abas, pedida) ? (pedida as Aba) : 'ideias';
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/comites-de-inovacao')} />
      <Title order={1}>{nomeDaTela('/comites-de-inovacao')}</Title>
      {ativo.isPending && <Esqueleto altura={161} noCelular={257} />}
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
          abas={abas}
          atual={aba}
          // Pages and filters belong to one list each.
          aoMudar={(nova) => definirParametros(nova === 'ideias' ? {} : { aba: nova }, { replace: true })}
        >
          {aba === 'historico' && <HistoricoDeComites />}
          {aba === 'ideias' && <IdeiasDoComite comite={ativo.data ?? null} />}
          {aba === 'sessao' && ativo.data && <SessaoEmCurso comite={ativo.data} texto={texto} />}
        </Abas>
      </Stack>
    </Stack>
  );
}
