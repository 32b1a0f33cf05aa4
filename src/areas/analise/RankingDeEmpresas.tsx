/** Companies of a project by their mean in one of its questionnaires, in all or by phase, size, category and region. */
import { podePublicarResultados, veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { Anchor, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { habilitadaDoFiltro, simOuNao } from '@/areas/cadastro/fases/habilitada';
import { useFasesEmLote } from '@/areas/cadastro/fases/useFasesEmLote';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { regioesData } from '@/areas/projetos/regioes/regioes.data';
import type { ComId } from '@/domain/comum/campos';
import type { Media } from '@/domain/diagnostico/media';
import type { Questionario } from '@/domain/diagnostico/questionario';
import { ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import type { Projeto } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useLista } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ListPage } from '@/ui/lista/ListPage';
import { Link } from '@/ui/moldura/Link';
import { parte } from '@/ui/moldura/parte';
import type { Coluna } from '@/ui/lista/lista';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { ContagensDoProjeto } from './ContagensDoProjeto';
import { CORTES, filtrosDo, opcoesDe, SEM_FILTRO_DE_REGIAO } from './filtros';
import { lugaresDaPagina } from './lugares';
import { FasesDaAvaliacao } from './FasesDaAvaliacao';
import { Publicacao } from './Publicacao';
import { type CorteDoRanking, rankingData } from './ranking.data';

/** Below the list: it comes after it. */
const MediasPorCorte = parte(() => import('./MediasPorCorte').then((m) => m.MediasPorCorte));

type UmaMedia = ComId<Media>;

const colunasDe = (projeto: Projeto, lugarDe: (id: string) => string): readonly Coluna<UmaMedia>[] => [
  {
    id: 'empresa',
    titulo: 'Empresa',
    celula: ({ id, nomeFantasia }) => (
      <Text span inherit lineClamp={2} title={nomeFantasia}>
        {lugarDe(id)} {nomeFantasia}
      </Text>
    ),
  },
  {
    id: 'media',
    titulo: 'Média',
    numerica: true,
    largura: '7rem',
    celula: ({ mediaEmpresa }) => (mediaEmpresa === null ? 'Sem média' : notaEmPalavras(mediaEmpresa)),
  },
  {
    id: 'fase',
    titulo: 'Fase',
    largura: '13rem',
    celula: ({ fase }) => <StatusBadge cor="indigo">{tituloDaFase(projeto, fase ?? 0)}</StatusBadge>,
  },
  {
    id: 'habilitada',
    titulo: 'Habilitada',
    largura: '7rem',
    celula: ({ habilitada }) => simOuNao(habilitada),
  },
  {
    id: 'porte',
    titulo: 'Porte',
    somenteDesktop: true,
    largura: '9rem',
    celula: ({ porte }) => (porte ? ROTULO_DO_PORTE[porte] : 'Não informado'),
  },
];

const NA_MEDIA = ({ idEmpresa, fase }: Media) => ({ idEmpresa, status: fase });

interface Props {
  projeto: ComId<Projeto>;
  questionario: ComId<Questionario>;
  todos: readonly ComId<Questionario>[];
  aoEscolher: (questionario: string) => void;
}

export function RankingDeEmpresas({ projeto, questionario, todos, aoEscolher }: Props) {
  const sessao = useSessaoAtiva();
  const { data: regioes } = useQuery(regioesData.todas(sessao, projeto.id));
  const opcoes = opcoesDe(projeto, regioes?.itens ?? SEM_FILTRO_DE_REGIAO);
  const [fases] = useState(() => new Set(opcoes.fase.map(({ value }) => value)));
  const estado = useEstadoDaLista({
    filtros: CORTES,
    vale: (nome, valor) =>
      (nome !== 'fase' || fases.has(valor)) &&
      (nome !== 'habilitada' || opcoes.habilitada.some(({ value }) => value === valor)),
  });
  const { fase, porte, categoria, regiao, habilitada } = estado.filtros;
  const corte: CorteDoRanking = {
    fase: fase === undefined ? undefined : Number(fase),
    porte,
    categoria,
    regiao,
    habilitada: habilitadaDoFiltro(habilitada),
  };
  const daqui = { idProjeto: projeto.id, idQuestionario: questionario.id };
  const consulta = useLista(rankingData.pagina(sessao, daqui, corte, estado.porPagina), estado.pagina);
  const primeira = consulta.itens[0]?.mediaEmpresa ?? null;
  const acima = useQuery({
    ...rankingData.acimaDe(sessao, daqui, primeira ?? 0, corte),
    enabled: estado.pagina > 0 && primeira !== null,
  });
  // Beyond what is counted, the place is that in the list.
  const antes =
    estado.pagina === 0 ? 0 : typeof acima.data === 'number' ? acima.data : estado.pagina * estado.porPagina;
  const lugares = lugaresDaPagina(
    consulta.itens.map(({ mediaEmpresa }) => mediaEmpresa),
    antes,
  );
  const lugarDe = (id: string) => {
    const lugar = lugares[consulta.itens.findIndex((media) => media.id === id)];
    return lugar ? `${lugar}ª` : '–';
  };
  const emLote = useFasesEmLote<UmaMedia>(projeto, NA_MEDIA);
  return (
    <ListPage
      titulo={nomeDaTela('/analisarRespostas')}
      migalhas={caminhoDaTela('/analisarRespostas')}
      resumo={
        <Stack gap="md">
          <Text fw={600}>{projeto.nome}</Text>
          <ContagensDoProjeto idProjeto={projeto.id} />
          <NativeSelect
            label="Questionário"
            maw="30rem"
            value={questionario.id}
            data={todos.map(({ id, nome }) => ({ value: id, label: nome }))}
            onChange={({ currentTarget }) => aoEscolher(currentTarget.value)}
          />
          <FasesDaAvaliacao questionario={questionario} />
          <Group gap="md">
            <Anchor
              component={Link}
              to={para('/analisarEstatisticas/:questionarioId', { questionarioId: questionario.id })}
            >
              Estatísticas das respostas
            </Anchor>
            {podePublicarResultados(sessao.quem) ? (
              <Anchor component={Link} to={para('/gerenciarJuri/:projetoId', { projetoId: projeto.id })}>
                Júri de cada fase
              </Anchor>
            ) : null}
            {veNotasDeOutros(sessao.quem) ? (
              <Anchor
                component={Link}
                to={para(
                  '/analisarClassificacao/:projetoId',
                  { projetoId: projeto.id },
                  { questionario: questionario.id },
                )}
              >
                Classificação do júri
              </Anchor>
            ) : null}
          </Group>
          <Publicacao idProjeto={projeto.id} questionario={questionario} />
        </Stack>
      }
      moldura={(conteudo) => (
        <Stack gap="xl">
          <Stack component="section" gap="md" aria-labelledby="ranking">
            <Title order={2} size="h3" id="ranking">
              Ranking de empresas
            </Title>
            {conteudo}
          </Stack>
          <Suspense>
            <MediasPorCorte idProjeto={projeto.id} questionarioId={questionario.id} />
          </Suspense>
        </Stack>
      )}
      nomes={['empresa', 'empresas']}
      filtros={filtrosDo(opcoes)}
      colunas={colunasDe(projeto, lugarDe)}
      consulta={consulta}
      estado={estado}
      emLote={emLote}
      tituloDoErro="Erro ao buscar o ranking de empresas"
      nomeDoItem={({ nomeFantasia }) => nomeFantasia}
      para={({ idEmpresa }) =>
        para('/analisarQuestionarios/:idEmpresa/:idProjeto', { idEmpresa, idProjeto: projeto.id })
      }
      vazio={{
        titulo: 'Nenhuma movimentação encontrada!',
        texto: 'Tente selecionar outro ano',
        nadaEncontrado: 'Nenhuma empresa encontrada!',
      }}
    />
  );
}
