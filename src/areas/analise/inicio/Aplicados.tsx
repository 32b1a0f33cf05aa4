/** Questionnaires of a project that people answer: when, and how many companies did. */
import { Anchor, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { noPeriodo, type Questionario } from '@/domain/diagnostico/questionario';
import type { Projeto } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { totalEmPalavras } from '@/ui/lista/total';
import { Link } from '@/ui/moldura/Link';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import classes from '../Analise.module.css';
import { rankingData } from '../ranking.data';

function QuantasResponderam(daqui: { idProjeto: string; idQuestionario: string }) {
  const { data: quantas, isError } = useQuery(rankingData.quantas(useSessaoAtiva(), daqui));
  return (
    <Text size="sm">
      {isError
        ? 'Não foi possível contar as empresas.'
        : quantas === undefined
          ? 'Contando as empresas…'
          : quantas === 0
            ? 'Nenhuma empresa respondeu ainda.'
            : `${totalEmPalavras(quantas, 'empresa', 'empresas')} com respostas finalizadas.`}
    </Text>
  );
}

interface Props {
  projeto: ComId<Projeto>;
  questionarios: readonly ComId<Questionario>[];
  leMedias: boolean;
}

export function Aplicados({ projeto, questionarios, leMedias }: Props) {
  const [agora] = useState(() => new Date());
  return (
    <ul className={classes.lista} aria-label={`Questionários de ${projeto.nome}`}>
      {questionarios.map((questionario) => (
        <Paper key={questionario.id} component="li" withBorder p="sm" className={classes.cartao}>
          <Group justify="space-between" gap="xs">
            <Anchor
              component={Link}
              fw={600}
              className={classes.texto}
              to={para('/questionarios/:questionarioId', { questionarioId: questionario.id })}
            >
              {questionario.nome}
            </Anchor>
            {noPeriodo(questionario, agora) ? (
              <StatusBadge cor="teal">Recebe respostas</StatusBadge>
            ) : (
              <StatusBadge cor="gray">Fora do período</StatusBadge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {data(questionario.dataAtuacao)} a {data(questionario.dataVigencia)}
          </Text>
          {leMedias ? <QuantasResponderam idProjeto={projeto.id} idQuestionario={questionario.id} /> : null}
        </Paper>
      ))}
    </ul>
  );
}
