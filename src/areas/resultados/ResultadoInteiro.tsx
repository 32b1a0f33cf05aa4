/** What answers say: the mean, the radar with its table, and a panel per group, each with the evaluators' part. */
import { veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { podeAvaliar } from '@/domain/diagnostico/nota';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { parte } from '@/ui/moldura/parte';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { AvaliacaoDoGrupo } from './avaliacao/AvaliacaoDoGrupo';
import { type AlvoDaAvaliacao, avaliacoesData } from './avaliacao/avaliacoes.data';
import { coberturaEmPalavras, notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { PainelDoGrupo } from './PainelDoGrupo';
import { RadarComparado } from './comparacao/RadarComparado';
import { RadarDoResultado } from './RadarDoResultado';
import classes from './Resultados.module.css';
import type { AlvoDoResultado, ResultadoLido } from './resultados.data';

/** Only a programme that came again has one. */
const CurvaDasEdicoes = parte(() => import('./edicoes/CurvaDasEdicoes').then((m) => m.CurvaDasEdicoes));

/** Of a company, or of one sheet. */
export type ResultadoMostrado = Pick<
  ResultadoLido,
  'grupos' | 'media' | 'nivel' | 'analise' | 'entrevista' | 'emAvaliacao' | 'palavras'
>;

interface Props {
  resultado: ResultadoMostrado;
  /** What the mean stands on, in words. */
  base: string;
  /** Whom evaluators score; undefined where the own company does not organise. */
  avaliada?: AlvoDaAvaliacao | undefined;
  /** Whose result it is; undefined of one sheet, which is compared with nothing. */
  alvo?: AlvoDoResultado;
  /** The sheet beside which scores are given. */
  idResposta?: string;
}

/** The evaluators' part of a result; nothing is asked by somebody who may neither score nor see scores. */
function useAvaliacoes(avaliada: AlvoDaAvaliacao | undefined) {
  const sessao = useSessaoAtiva();
  const cabe = avaliada !== undefined && avaliada.idEmpresa !== sessao.contexto.empresaId;
  return useQuery({
    ...avaliacoesData.doResultado(sessao, avaliada ?? { idEmpresa: '', questionarioId: '' }),
    enabled: cabe && (podeAvaliar(sessao.quem) || veNotasDeOutros(sessao.quem)),
  });
}

function MediaGeral({ resultado: { media, nivel, analise, entrevista, emAvaliacao }, base }: Props) {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="media-geral" className={classes.geral}>
      <div>
        <Title order={2} size="h4" id="media-geral">
          Média geral
        </Title>
        {media === null ? null : <span className={classes.media}>{notaEmPalavras(media)}</span>}
      </div>
      <Stack gap={4} align="flex-start">
        {media === null ? (
          <Text>Nenhuma resposta conta para a média.</Text>
        ) : nivel === '0-100' ? null : (
          <>
            <StatusBadge cor="teal">{nivel}</StatusBadge>
            <Text className={classes.texto}>{analise}</Text>
          </>
        )}
        {entrevista === null || entrevista.media === null ? null : (
          <Text>
            Média dos avaliadores em {entrevista.fase}: <b>{notaEmPalavras(entrevista.media)}</b>
            {entrevista.cobertura ? ` (${coberturaEmPalavras(entrevista.cobertura)})` : ''}
          </Text>
        )}
        {emAvaliacao ? (
          <Text size="sm">
            Avaliação em andamento em {emAvaliacao.fase}
            {emAvaliacao.cobertura ? `: ${coberturaEmPalavras(emAvaliacao.cobertura)}` : ''}. Fala pela
            empresa quando estiver completa ou for encerrada.
          </Text>
        ) : null}
        <Text size="sm" c="dimmed">
          {base}
        </Text>
      </Stack>
    </Paper>
  );
}

export function ResultadoInteiro(props: Props) {
  const { resultado, avaliada, alvo, idResposta = null } = props;
  const avaliacoes = useAvaliacoes(avaliada);
  const lidas = avaliacoes.data;
  return (
    <>
      <MediaGeral {...props} />
      <Paper withBorder p="md" component="section" aria-labelledby="radar">
        <Stack gap="xs">
          <Title order={2} size="h4" id="radar">
            Radar de inovação
          </Title>
          {alvo ? (
            <RadarComparado alvo={alvo} grupos={resultado.grupos} />
          ) : (
            <RadarDoResultado grupos={resultado.grupos} />
          )}
        </Stack>
      </Paper>
      {alvo ? (
        <Suspense fallback={null}>
          <CurvaDasEdicoes alvo={alvo} />
        </Suspense>
      ) : null}
      <section aria-labelledby="grupos">
        <Stack gap="sm">
          <Title order={2} size="h3" id="grupos">
            Grupos
          </Title>
          {lidas && avaliada ? (
            <Text size="sm" c="dimmed">
              Fase da empresa: {lidas.fase.titulo}.{' '}
              {lidas.recusa ?? 'As notas que você der agora valem para esta fase.'}
            </Text>
          ) : null}
          {avaliacoes.isError ? (
            <ErrorState
              titulo="Erro ao buscar as avaliações"
              erro={avaliacoes.error}
              aoTentarDeNovo={() => void avaliacoes.refetch()}
            />
          ) : null}
          <ul className={classes.paineis}>
            {resultado.grupos.map((grupo) => (
              <PainelDoGrupo
                key={grupo.id}
                {...grupo}
                daFolha={idResposta !== null}
                mediaAvaliador={resultado.entrevista?.grupos[grupo.id]}
                palavras={resultado.palavras?.[grupo.id]}
              >
                {lidas && avaliada ? (
                  <AvaliacaoDoGrupo
                    alvo={avaliada}
                    grupo={grupo}
                    idResposta={idResposta}
                    avaliacoes={lidas}
                  />
                ) : null}
              </PainelDoGrupo>
            ))}
          </ul>
        </Stack>
      </section>
    </>
  );
}
