/**
 * `/analisarEstatisticas/{questionario}` (decisions P410): how a questionnaire was answered, question by question. Filters,
 * comparison and version stand in the address. Opening reads the questionnaire, its version and one record of counts.
 */
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  AsMedidas,
  FiguraDaPergunta,
  type Serie as SerieDaFigura,
} from '@/areas/cadastro/questionario/FiguraDaPergunta';
import type { ComId } from '@/domain/comum/campos';
import type { Somas } from '@/domain/diagnostico/estatisticas';
import {
  daOutraEdicao,
  emOutrasFormas,
  type FiguraDaPergunta as Figura,
  figurasDe,
} from '@/domain/diagnostico/figuras-das-estatisticas';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Versao } from '@/domain/diagnostico/versao';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { Voltar } from '@/ui/pagina/Voltar';
import { numero, plural } from '@/ui/texto/formatos';
import classes from './Estatisticas.module.css';
import { type Andamento, estatisticasData } from './estatisticas.data';

import { FiltrosDasEstatisticas } from './FiltrosDasEstatisticas';
import { FILTROS, filtrosDoEndereco, recorteDe, temFiltro } from './recorte';

const TextosModal = aoAbrir(() => import('./TextosModal').then((m) => m.TextosModal));

const TITULO = 'Estatísticas';
const COMPARACOES = { '': 'Nada', filtro: 'Outro filtro', edicao: 'Edição anterior' } as const;
type Comparacao = keyof typeof COMPARACOES;
const ehComparacao = (texto: string): texto is Comparacao => Object.hasOwn(COMPARACOES, texto);

const SEM_FILTROS: Readonly<Record<string, string>> = Object.fromEntries(
  ['filtros', ...FILTROS, ...FILTROS.map((nome) => `${nome}2`)].map((nome) => [nome, '']),
);

export function EstatisticasPage() {
  const sessao = useSessaoAtiva();
  const { questionarioId = '' } = useParams();
  const [parametros] = useSearchParams();
  const questionario = useQuery(estatisticasData.questionario(sessao, questionarioId));
  const atual = questionario.data?.versao;
  const pedida = Number(parametros.get('versao'));
  const n = Number.isInteger(pedida) && pedida > 0 && pedida < (atual ?? 0) ? pedida : (atual ?? 0);
  const versao = useQuery({
    ...estatisticasData.versao(sessao, questionarioId, n),
    enabled: atual !== undefined,
  });
  usePageTitle(TITULO);
  const erro = questionario.error ?? versao.error;
  if (erro)
    return (
      <ErroDaPagina
        para={para('/analisarRespostas')}
        titulo="Erro ao buscar as estatísticas"
        erro={erro}
        aoTentarDeNovo={() => void Promise.all([questionario.refetch(), versao.refetch()])}
      />
    );
  if (questionario.data === undefined) return <PageSkeleton forma="detalhe" />;
  if (questionario.data?.deletedAt !== null)
    return (
      <EmptyState
        nivel={1}
        titulo="Questionário não encontrado!"
        texto="Ele pode ter sido removido, ou o endereço está incompleto."
        acao={<Voltar para={para('/analisarRespostas')} />}
      />
    );
  if (atual === undefined)
    return (
      <EmptyState
        nivel={1}
        titulo="Questionário ainda não publicado"
        texto="Há o que contar depois que ele for publicado e respondido."
        acao={<Voltar para={para('/analisarRespostas')} />}
      />
    );
  if (versao.data === undefined) return <PageSkeleton forma="detalhe" />;
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/analisarEstatisticas/:questionarioId', TITULO)} />
      <TituloDaPagina titulo={TITULO}>{questionario.data.nome}</TituloDaPagina>
      {versao.data === null ? (
        <EmptyState
          titulo="Versão não encontrada"
          texto="A versão publicada deste questionário não pôde ser lida."
        />
      ) : (
        <DaVersao key={questionarioId} questionario={questionario.data} versao={versao.data} atual={atual} />
      )}
    </Stack>
  );
}

interface DaVersaoProps {
  questionario: ComId<Questionario>;
  versao: Versao;
  atual: number;
}

function DaVersao({ questionario, versao, atual }: DaVersaoProps) {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const [textos, verTextos] = useState<{ id: string; nome: string }>();
  const [andamento, andar] = useState<Andamento>();
  const [outroAndamento, andarOutro] = useState<Andamento>();
  const [primeiros, segundos] = [filtrosDoEndereco(parametros, ''), filtrosDoEndereco(parametros, '2')];
  const pedida = parametros.get('comparar') ?? '';
  const comparacao = ehComparacao(pedida) ? pedida : '';
  const aberto = parametros.get('filtros') === 'sim' || temFiltro(primeiros) || comparacao === 'filtro';
  const [um, outro] = [recorteDe(primeiros), recorteDe(segundos)];
  const somas = useQuery(estatisticasData.somas(sessao, questionario.id, um, andar));
  const outras = useQuery({
    ...estatisticasData.somas(sessao, questionario.id, outro, andarOutro),
    enabled: comparacao === 'filtro',
  });
  const edicao = useQuery({
    ...estatisticasData.edicaoAnterior(sessao, {
      id: questionario.id,
      idProjeto: questionario.idProjeto,
      versao,
    }),
    enabled: comparacao === 'edicao',
  });
  const trocar = (novos: Readonly<Record<string, string>>) =>
    mudar(
      (antes) =>
        Object.fromEntries(
          Object.entries({ ...Object.fromEntries(antes), ...novos }).filter(([, valor]) => valor !== ''),
        ),
      { replace: true },
    );
  const versoes = Object.keys(somas.data?.versoes ?? {})
    .map(Number)
    .toSorted((a, b) => b - a);
  const outrasVersoes = [...new Set([atual, ...versoes])];
  const comparada = comparacao === 'filtro' ? outras : comparacao === 'edicao' ? edicao : undefined;
  const erro = somas.error ?? comparada?.error;
  const esperando = comparacao === 'filtro' && somas.data ? outroAndamento : andamento;
  return (
    <>
      <Group gap="md" align="flex-end">
        <Button
          variant="default"
          aria-expanded={aberto}
          onClick={() =>
            trocar(
              aberto
                ? { ...SEM_FILTROS, ...(comparacao === 'filtro' ? { comparar: '' } : {}) }
                : { filtros: 'sim' },
            )
          }
        >
          {aberto ? 'Tirar filtros' : 'Filtrar'}
        </Button>
        <NativeSelect
          label="Comparar com"
          value={comparacao}
          data={Object.entries(COMPARACOES).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => trocar({ comparar: currentTarget.value })}
        />
        {outrasVersoes.length > 1 || versao.n !== atual ? (
          <NativeSelect
            label="Versão do questionário"
            value={String(versao.n)}
            data={outrasVersoes.map((cada) => ({
              value: String(cada),
              label: `Versão ${cada}${cada === atual ? ' (atual)' : ''}`,
            }))}
            onChange={({ currentTarget }) =>
              trocar({ versao: currentTarget.value === String(atual) ? '' : currentTarget.value })
            }
          />
        ) : null}
      </Group>
      {aberto ? (
        <FiltrosDasEstatisticas
          idProjeto={questionario.idProjeto}
          series={[
            { serie: '', titulo: comparacao === 'filtro' ? 'Primeiro filtro' : 'Filtro', filtros: primeiros },
            ...(comparacao === 'filtro'
              ? [{ serie: '2' as const, titulo: 'Segundo filtro', filtros: segundos }]
              : []),
          ]}
          aoTrocar={(nome, valor) => trocar({ [nome]: valor })}
        />
      ) : null}
      {erro ? (
        <ErrorState
          titulo="Erro ao buscar as estatísticas"
          erro={erro}
          aoTentarDeNovo={() => void Promise.all([somas.refetch(), comparada?.refetch()])}
        />
      ) : !somas.data || (comparada && comparada.data === undefined) ? (
        <Stack>
          <Text role="status">
            {esperando
              ? `Contando: ${numero(esperando.lidas)} de ${plural(esperando.total, 'empresa', 'empresas')}`
              : 'Contando…'}
          </Text>
          <Esqueleto altura={260} />
          <Esqueleto altura={260} />
        </Stack>
      ) : (
        <Figuras
          questionario={questionario}
          versao={versao}
          somas={somas.data}
          outra={
            comparacao === 'filtro' && outras.data
              ? { nome: 'Segundo filtro', nomeDaqui: 'Primeiro filtro', somas: outras.data }
              : comparacao === 'edicao'
                ? edicao.data
                  ? {
                      nome: edicao.data.projeto,
                      nomeDaqui: 'Esta edição',
                      somas: edicao.data.somas,
                      deOutra: edicao.data.versao,
                    }
                  : 'nenhuma'
                : undefined
          }
          filtrado={temFiltro(primeiros)}
          aoVerTextos={verTextos}
        />
      )}
      {textos ? (
        <TextosModal
          questionarioId={questionario.id}
          pergunta={textos}
          aoFechar={() => verTextos(undefined)}
        />
      ) : null}
    </>
  );
}

interface Outra {
  nome: string;
  nomeDaqui: string;
  somas: Somas;
  /** The version of another edition, whose questions have other ids. */
  deOutra?: Versao | undefined;
}

interface FigurasProps {
  questionario: ComId<Questionario>;
  versao: Versao;
  somas: Somas;
  outra: Outra | 'nenhuma' | undefined;
  filtrado: boolean;
  aoVerTextos: (pergunta: { id: string; nome: string }) => void;
}

function Figuras({ questionario, versao, somas, outra, filtrado, aoVerTextos }: FigurasProps) {
  const com = outra === 'nenhuma' ? undefined : outra;
  if (somas.folhas === 0 && !com)
    return (
      <EmptyState
        titulo={filtrado ? 'Nenhuma resposta com este filtro' : 'Nenhuma resposta ainda'}
        texto={
          filtrado
            ? 'Nenhuma empresa do filtro tem folhas finalizadas.'
            : 'Aqui se conta cada folha de respostas assim que é finalizada.'
        }
      />
    );
  const daOutra: ReadonlyMap<string, Figura> = com
    ? com.deOutra
      ? daOutraEdicao(versao, { versao: com.deOutra, somas: com.somas })
      : new Map(
          figurasDe(versao, com.somas).flatMap(({ perguntas }) =>
            perguntas.map((figura) => [figura.pergunta.id, figura] as const),
          ),
        )
    : new Map();
  const grupos = figurasDe(versao, somas);
  const gruposDela = com && !com.deOutra ? figurasDe(versao, com.somas) : [];
  const fora = emOutrasFormas(versao, somas);
  const seriesDe = (figura: Figura): SerieDaFigura[] =>
    com
      ? [
          { nome: com.nomeDaqui, figura },
          { nome: com.nome, figura: daOutra.get(figura.pergunta.id) },
        ]
      : [{ nome: 'Pessoas', figura }];
  return (
    <Stack gap="xl">
      <div>
        <Text fw={600} role="status">
          {com ? `${com.nomeDaqui}: ` : ''}
          {plural(somas.folhas, 'folha finalizada', 'folhas finalizadas')}
          {com ? `. ${com.nome}: ${plural(com.somas.folhas, 'folha finalizada', 'folhas finalizadas')}.` : ''}
        </Text>
        {outra === 'nenhuma' ? (
          <Text c="dimmed">Nenhuma edição anterior tem perguntas iguais a estas.</Text>
        ) : null}
        <Text size="sm" c="dimmed">
          As porcentagens são de pessoas que responderam à pergunta. O que não se aplica, o que ficou sem
          resposta e o que não apareceu à pessoa não entram nas médias.
        </Text>
      </div>
      {grupos.map((grupo) => {
        const dela = gruposDela.find(({ id }) => id === grupo.id);
        return (
          <Stack key={grupo.id} gap="md" component="section" aria-labelledby={`grupo-${grupo.id}`}>
            <div>
              <Title order={2} size="h3" id={`grupo-${grupo.id}`} className={classes.rotulo}>
                {grupo.nome}
              </Title>
              {com ? <Text size="sm">{com.nomeDaqui}</Text> : null}
              <AsMedidas medidas={grupo.medidas} de={100} />
              {com && dela ? (
                <>
                  <Text size="sm">{com.nome}</Text>
                  <AsMedidas medidas={dela.medidas} de={100} />
                </>
              ) : null}
            </div>
            {grupo.perguntas.map((figura) => (
              <FiguraDaPergunta
                key={figura.pergunta.id}
                series={seriesDe(figura)}
                origem={questionario.nome}
                emOutraForma={fora.get(figura.pergunta.id) ?? 0}
                aoVerTextos={
                  figura.responderam > 0
                    ? () => aoVerTextos({ id: figura.pergunta.id, nome: figura.pergunta.nome })
                    : undefined
                }
              />
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}
