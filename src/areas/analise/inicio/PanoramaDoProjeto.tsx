/** What a project gave so far: its companies in numbers, the first of the ranking, the questionnaires applied. */
import { Stack, Text, Title, type TitleOrder } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { temFlag, veOutras } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Projeto } from '@/domain/projetos/projeto';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ContagensDoProjeto } from '../ContagensDoProjeto';
import { rankingData } from '../ranking.data';
import { Aplicados } from './Aplicados';
import dela from './Inicio.module.css';
import { PrimeirasDoRanking } from './PrimeirasDoRanking';

interface Props {
  projeto: ComId<Projeto>;
  /** Of the headings of its parts. */
  nivel: TitleOrder;
}

interface Lidos extends Props {
  questionarios: readonly ComId<Questionario>[];
  leMedias: boolean;
}

/** The questionnaire whose ranking comes first: the first that a company answered. Undefined until that is known. */
function usePrimeiro({ projeto, questionarios, leMedias }: Omit<Lidos, 'nivel'>) {
  const sessao = useSessaoAtiva();
  const contagens = useQueries({
    queries: questionarios.map(({ id }) => ({
      ...rankingData.quantas(sessao, { idProjeto: projeto.id, idQuestionario: id }),
      enabled: leMedias,
    })),
  });
  if (leMedias && contagens.some(({ isPending }) => isPending)) return undefined;
  return questionarios.find((_, i) => contagens[i]?.data) ?? questionarios[0];
}

function RankingEQuestionarios({ projeto, nivel, questionarios, leMedias }: Lidos) {
  const [id, escolher] = useState<string>();
  const primeiro = usePrimeiro({ projeto, questionarios, leMedias });
  const escolhido = questionarios.find((um) => um.id === id) ?? primeiro;
  if (questionarios.length === 0)
    return (
      <Text>
        Este projeto ainda não tem um questionário publicado: o ranking aparece com as primeiras respostas.
      </Text>
    );
  return (
    <div className={dela.metades}>
      {leMedias ? (
        <Stack component="section" gap="sm" aria-labelledby="ranking">
          <Title order={nivel} size="h4" id="ranking">
            Ranking de empresas
          </Title>
          {escolhido ? (
            <PrimeirasDoRanking
              projeto={projeto}
              questionario={escolhido}
              todos={questionarios}
              aoEscolher={escolher}
            />
          ) : (
            <Esqueleto altura={280} />
          )}
        </Stack>
      ) : null}
      <Stack component="section" gap="sm" aria-labelledby="aplicados">
        <Title order={nivel} size="h4" id="aplicados">
          Questionários aplicados
        </Title>
        <Aplicados projeto={projeto} questionarios={questionarios} leMedias={leMedias} />
      </Stack>
    </div>
  );
}

/** Module 5 reads the questionnaires, module 31 the means of companies (part 3 §6). */
export function PanoramaDoProjeto({ projeto, nivel }: Props) {
  const sessao = useSessaoAtiva();
  const leQuestionarios = temFlag(sessao.quem, [5, 'leitura']);
  const { data, error, refetch } = useQuery({
    ...rankingData.questionarios(sessao, projeto.id),
    enabled: leQuestionarios,
  });
  return (
    <Stack gap="md">
      <ContagensDoProjeto idProjeto={projeto.id} />
      {error ? (
        <ErrorState
          titulo="Erro ao buscar questionários"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : data ? (
        <RankingEQuestionarios
          projeto={projeto}
          nivel={nivel}
          questionarios={data}
          leMedias={veOutras(sessao.quem, 31)}
        />
      ) : leQuestionarios ? (
        <Esqueleto altura={380} noCelular={700} />
      ) : null}
    </Stack>
  );
}
