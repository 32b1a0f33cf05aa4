/** `/relatorios` (part 3 §2, module 31): the award report of a project and a questionnaire, which the address names. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Group, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { escolhidoOuUnico } from '@/ui/lista/escolhidoOuUnico';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Escolhas } from '@/ui/pagina/Escolhas';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { premioData } from './premio.data';
import { parte } from '@/ui/moldura/parte';

const Relatorio = parte(() => import('./RelatorioDoPremio').then((m) => m.default));
const TITULO = nomeDaTela('/relatorios');
/** The others are in the fields above. */
const ESCOLHAS = 6;
const RESUMO = 'Quem se inscreveu, quem foi convidado e as médias.';

export function RelatoriosPage() {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const doCabecalho = useProjetoEscolhido(sessao)?.id;
  const { data: projetos, error, refetch } = useQuery(premioData.escolhas(sessao));
  usePageTitle(TITULO);
  if (error)
    return (
      <Stack gap="lg">
        <TituloDaPagina titulo={TITULO}>{RESUMO}</TituloDaPagina>
        <ErrorState titulo="Erro ao buscar projetos" erro={error} aoTentarDeNovo={() => void refetch()} />
      </Stack>
    );
  if (!projetos) return <PageSkeleton />;
  const idDoProjeto = parametros.get('projeto') ?? doCabecalho;
  const projeto = projetos.find(({ id }) => id === idDoProjeto);
  const questionario = escolhidoOuUnico(projeto?.questionarios ?? [], parametros.get('questionario'));
  return (
    <Stack gap="lg">
      <TituloDaPagina titulo={TITULO}>{RESUMO}</TituloDaPagina>
      <Group align="flex-end" gap="md">
        <Select
          label="Projeto"
          placeholder="Escolha um projeto"
          searchable
          allowDeselect={false}
          w={{ base: '100%', xs: 320 }}
          data={projetos.map(({ id, nome }) => ({ value: id, label: nome }))}
          value={projeto?.id ?? null}
          onChange={(id) => id && mudar({ projeto: id })}
        />
        <Select
          label="Questionário"
          placeholder="Escolha um questionário"
          searchable
          allowDeselect={false}
          w={{ base: '100%', xs: 320 }}
          disabled={!projeto}
          data={(projeto?.questionarios ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
          value={questionario?.id ?? null}
          onChange={(id) => projeto && id && mudar({ projeto: projeto.id, questionario: id })}
        />
      </Group>
      {projeto && questionario ? (
        <Suspense fallback={<PageSkeleton />}>
          <Relatorio
            key={questionario.id}
            alvo={{ idProjeto: projeto.id, questionarioId: questionario.id }}
          />
        </Suspense>
      ) : projeto?.questionarios.length === 0 ? (
        <EmptyState
          cena="respostas"
          titulo="Nenhum Questionário encontrado!"
          texto="Este projeto ainda não tem um questionário publicado."
        />
      ) : (
        <EmptyState
          cena="podio"
          titulo="Selecione um projeto e um questionário para buscar!!"
          acao={
            <Escolhas
              rotulo="Questionários com relatório"
              escolhas={(projeto ? [projeto] : projetos)
                .flatMap(({ id, nome, questionarios }) =>
                  questionarios.map((um) => ({ id: um.id, nome, sob: um.nome, projeto: id })),
                )
                .slice(0, ESCOLHAS)}
              aoEscolher={({ id, projeto: dele }) => mudar({ projeto: dele, questionario: id })}
            />
          }
        />
      )}
    </Stack>
  );
}
