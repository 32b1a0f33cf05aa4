/** A questionnaire that the person may answer: its period, how far their sheet is, and the one act that follows. */
import { Button, Group, Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { listar } from '@/domain/contratos/respostas';
import { comAEmpresa, PELA_EMPRESA } from '@/domain/diagnostico/pela-empresa';
import { ROTULO_DA_FOLHA } from '@/domain/diagnostico/resposta';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { FinalizadasDaEmpresa } from './FinalizadasDaEmpresa';
import classes from './LinhaDoQuestionario.module.css';

export type QuestionarioParaResponder = z.infer<typeof listar.saida>['questionarios'][number];

const COR = {
  aguardando: 'indigo',
  pausada: 'orange',
  finalizada: 'teal',
  fora: 'gray',
  foraDaFase: 'gray',
  pelaEmpresa: 'teal',
} as const;
const ROTULO = { ...ROTULO_DA_FOLHA, ...PELA_EMPRESA };

interface Props {
  questionario: QuestionarioParaResponder;
  uid: string;
  /** Rank of its heading on the page. */
  nivel?: TitleOrder;
  /** Whether the project is told, where no heading above tells it. */
  comProjeto?: boolean;
  /** Under the period: what else there is to know of it. */
  children?: ReactNode;
}

/** 'Ver respostas' once it is answered, none outside the period or the phase, otherwise 'Responder questionário' (part 3 §4). */
function Ato({ questionario, uid }: Pick<Props, 'questionario' | 'uid'>) {
  const { id, idEmpresa, nome, situacao } = questionario;
  if (situacao === 'fora' || situacao === 'foraDaFase') return null;
  const feito = situacao === 'finalizada';
  const rotulo = feito ? 'Ver respostas' : 'Responder questionário';
  const endereco = feito
    ? para('/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId', {
        idEmpresa,
        idRespondente: uid,
        questionarioId: id,
      })
    : para('/responderQuestionario/:idEmpresa/:questionarioId', { idEmpresa, questionarioId: id });
  return (
    <Button
      component={Link}
      to={endereco}
      variant={feito ? 'default' : 'filled'}
      aria-label={`${rotulo}: ${nome}`}
    >
      {rotulo}
    </Button>
  );
}

export function LinhaDoQuestionario({ questionario, uid, nivel = 2, comProjeto = false, children }: Props) {
  const { nome, projeto, inicio, fim, situacao, motivo, finalizadas } = questionario;
  const estado = comAEmpresa(situacao, finalizadas);
  return (
    <li className={classes.item}>
      <div className={classes.texto}>
        <Group gap="xs">
          <Title order={nivel} size="h4">
            {nome}
          </Title>
          <StatusBadge cor={COR[estado]}>{ROTULO[estado]}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {comProjeto ? `${projeto}, de` : 'De'} {data(inicio)} a {data(fim)}
        </Text>
        <FinalizadasDaEmpresa finalizadas={finalizadas} />
        {motivo ? <Text size="sm">{motivo}</Text> : null}
        {children}
      </div>
      <Ato questionario={questionario} uid={uid} />
    </li>
  );
}
