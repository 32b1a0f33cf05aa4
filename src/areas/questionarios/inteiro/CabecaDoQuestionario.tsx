/** Name, period and settings of a questionnaire, and what its mean says. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { noPeriodo, type Questionario } from '@/domain/diagnostico/questionario';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { quemRespondeDe, ROTULO_DE_QUEM_RESPONDE } from '@/domain/diagnostico/quem-responde';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data, plural } from '@/ui/texto/formatos';
import { questionariosData } from '../questionarios.data';
import { ReguaDeFaixas } from '../ReguaDeFaixas';
import { AcoesDoQuestionario } from './AcoesDoQuestionario';
import classes from './ListaOrdenavel.module.css';

const QuestionarioFormModal = aoAbrir(() =>
  import('../QuestionarioFormModal').then((m) => m.QuestionarioFormModal),
);

interface Props {
  questionario: ComId<Questionario>;
  /** How many questions and groups, in words. */
  resumo: string;
  /** Absent while answer types are read, and for people who may not read them. */
  rascunho: Rascunho | undefined;
}

export function CabecaDoQuestionario({ questionario, resumo, rascunho }: Props) {
  const sessao = useSessaoAtiva();
  const [editando, editar] = useState(false);
  const [agora] = useState(() => new Date());
  const { nome, descricao, dataAtuacao, dataVigencia, limiteUsuario, faixas } = questionario;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={1} className={classes.texto} id="questionario" tabIndex={-1}>
          {nome}
        </Title>
        <Group gap="xs">
          {questionariosData.pode(sessao, 'update', questionario) ? (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => editar(true)}
            >
              Editar questionário
            </Button>
          ) : null}
          <AcoesDoQuestionario questionario={questionario} rascunho={rascunho} />
        </Group>
      </Group>
      <Text className={classes.texto}>{descricao}</Text>
      <Group gap="sm">
        <Text size="sm">
          De {data(dataAtuacao)} a {data(dataVigencia)}
        </Text>
        {noPeriodo(questionario, agora) ? (
          <StatusBadge cor="green">No período</StatusBadge>
        ) : (
          <StatusBadge cor="gray">Fora do período</StatusBadge>
        )}
        <Text size="sm">{resumo}</Text>
        <Text size="sm">
          {limiteUsuario === 0
            ? 'Sem limite de respostas por empresa'
            : `Até ${plural(limiteUsuario, 'resposta', 'respostas')} por empresa`}
        </Text>
        <Text size="sm">
          {ROTULO_DE_QUEM_RESPONDE[quemRespondeDe(questionario.quemResponde, questionario)]}
        </Text>
      </Group>
      {faixas.length > 0 ? <ReguaDeFaixas faixas={faixas} /> : null}
      {editando ? <QuestionarioFormModal registro={questionario} aoFechar={() => editar(false)} /> : null}
    </Stack>
  );
}
