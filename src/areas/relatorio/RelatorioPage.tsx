/** The page of a report (part 2 §2): period, filter, cards, table, 'Exportar'. */
import '@mantine/core/styles/Pill.css';
import { Button, Group, Pill, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { flexao } from '@/domain/pai/pai';
import { filtrarLinhas, type FiltroDoRelatorio, type TipoDeRelatorio } from '@/domain/relatorio/relatorio';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { CartoesDoRelatorio } from './CartoesDoRelatorio';
import { periodoEmPalavras } from './exportacao';
import { PeriodoDoRelatorio } from './PeriodoDoRelatorio';
import { type FonteDoRelatorio, type Relatorio, relatorioData } from './relatorio.data';
import classes from './Relatorio.module.css';
import { filtra, SEM_FILTRO, useParametrosDoRelatorio } from './useParametrosDoRelatorio';
import { parte, porCima } from '@/ui/moldura/parte';

const TabelaDoRelatorio = parte(() => import('./TabelaDoRelatorio').then((m) => m.default));
const FiltroModal = parte(() => import('./FiltroModal').then((m) => m.default), porCima);
const ExportarModal = parte(() => import('./ExportarModal').then((m) => m.default), porCima);

type Aberto = 'filtro' | 'exportar' | undefined;

export function RelatorioPage({ fonte }: { fonte: FonteDoRelatorio }) {
  const { tipo } = fonte;
  const { plural } = tipo.pai.nome;
  const sessao = useSessaoAtiva();
  const { hoje, periodo, filtro, mudarPeriodo, filtrar } = useParametrosDoRelatorio(tipo);
  const [aberto, abrir] = useState<Aberto>();
  useDevolverFoco(aberto !== undefined);
  const { data: relatorio, error, refetch } = useQuery(relatorioData.periodo(sessao, fonte, periodo));
  const { campo, texto, status } = filtro;
  const linhas = useMemo(
    () => (relatorio ? filtrarLinhas(relatorio.linhas, { campo, texto, status }) : []),
    [relatorio, campo, texto, status],
  );
  const fechar = () => abrir(undefined);

  return (
    <Stack gap="md">
      <Breadcrumbs itens={[{ rotulo: `Relatório de ${plural}` }]} />
      <Group justify="space-between" gap="sm">
        <Title order={1}>Relatório de {plural}</Title>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={linhas.length === 0}
          onClick={() => abrir('exportar')}
        >
          Exportar
        </Button>
      </Group>
      <div className={classes.ferramentas}>
        <PeriodoDoRelatorio periodo={periodo} hoje={hoje} aoMudar={mudarPeriodo} />
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={() => abrir('filtro')}
        >
          Filtros
        </Button>
      </div>
      {filtra(filtro) && <FiltroAplicado tipo={tipo} filtro={filtro} aoFiltrar={filtrar} />}
      {error ? (
        <ErrorState titulo={`Erro ao buscar ${plural}`} erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : relatorio ? (
        <Corpo tipo={tipo} relatorio={relatorio} linhas={linhas} aoLimpar={() => filtrar(SEM_FILTRO)} />
      ) : (
        <PageSkeleton forma="painel" />
      )}
      <Suspense>
        {aberto === 'filtro' && (
          <FiltroModal tipo={tipo} filtro={filtro} aoFiltrar={filtrar} aoFechar={fechar} />
        )}
        {aberto === 'exportar' && relatorio && (
          <ExportarModal tipo={tipo} obter={() => Promise.resolve({ relatorio, linhas })} aoFechar={fechar} />
        )}
      </Suspense>
    </Stack>
  );
}

interface PropsDoFiltro {
  tipo: TipoDeRelatorio;
  filtro: FiltroDoRelatorio;
  aoFiltrar: (filtro: FiltroDoRelatorio) => void;
}

/** The library hides the button of a pill from the keyboard and from screen readers. */
const remover = (rotulo: string) => ({
  'aria-label': `Remover filtro ${rotulo}`,
  'aria-hidden': false,
  tabIndex: 0,
});

/** What hides rows at the moment; the cards stay those of the whole period. */
function FiltroAplicado({ tipo: { pai, camposDoFiltro }, filtro, aoFiltrar }: PropsDoFiltro) {
  const { o } = flexao(pai.nome);
  const { campo, texto, status } = filtro;
  return (
    <Group gap="xs" role="group" aria-label="Filtros aplicados">
      {campo && texto.trim() && (
        <Pill
          size="md"
          withRemoveButton
          onRemove={() => aoFiltrar({ ...filtro, campo: null, texto: '' })}
          removeButtonProps={remover(camposDoFiltro[campo] ?? campo)}
        >
          {camposDoFiltro[campo]}: {texto}
        </Pill>
      )}
      {status && (
        <Pill
          size="md"
          withRemoveButton
          onRemove={() => aoFiltrar({ ...filtro, status: null })}
          removeButtonProps={remover('Status')}
        >
          Status: {pai.aparencia[status]?.rotulo}
        </Pill>
      )}
      <Text size="xs" c="dimmed">
        O filtro vale para {o}s {pai.nome.plural} abaixo e para a exportação; os totais são do período
        inteiro.
      </Text>
    </Group>
  );
}

interface PropsDoCorpo {
  tipo: TipoDeRelatorio;
  relatorio: Relatorio;
  linhas: Relatorio['linhas'];
  aoLimpar: () => void;
}

function Corpo({ tipo, relatorio, linhas, aoLimpar }: PropsDoCorpo) {
  const { feminino, singular } = tipo.pai.nome;
  const nenhum = `${feminino ? 'Nenhuma' : 'Nenhum'} ${singular}`;
  return (
    <>
      <CartoesDoRelatorio tipo={tipo} relatorio={relatorio} />
      {linhas.length > 0 ? (
        <Suspense fallback={<Esqueleto altura={420} />}>
          <TabelaDoRelatorio tipo={tipo} linhas={linhas} />
        </Suspense>
      ) : relatorio.linhas.length > 0 ? (
        <EmptyState
          cena="busca"
          titulo={tipo.nadaEncontrado}
          texto={`${nenhum} do período combina com o campo, o texto e o status escolhidos.`}
          acao={
            <Button variant="default" onClick={aoLimpar}>
              Limpar filtros
            </Button>
          }
        />
      ) : (
        <EmptyState
          titulo={tipo.nadaCadastrado}
          texto={`${nenhum} ${feminino ? 'pública foi cadastrada' : 'público foi cadastrado'} de ${periodoEmPalavras(relatorio.periodo)}. Escolha outro período.`}
        />
      )}
    </>
  );
}
