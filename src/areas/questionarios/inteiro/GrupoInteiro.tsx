/** One group of a questionnaire with its questions in order, each edited in place. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { emLugar, type Mudanca, mover } from '@/domain/diagnostico/ordem';
import type { Grupo } from '@/domain/diagnostico/grupo';
import type { Pergunta } from '@/domain/diagnostico/pergunta';
import { ESPECIES } from '@/domain/diagnostico/especies';
import type { TipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta';
import type { ComId } from '@/domain/comum/campos';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { numero, plural } from '@/ui/texto/formatos';
import { idDoLugar } from '../publicacao/Problemas';
import { ReguaDeFaixas } from '../ReguaDeFaixas';
import { ListaOrdenavel } from './ListaOrdenavel';
import classes from './ListaOrdenavel.module.css';

const naoPontua = (tipo: TipoDeResposta | undefined) =>
  tipo !== undefined && ESPECIES[tipo.tipoDeResposta].pontua === 'texto';

export const ordemDa = ({ ordem }: Pergunta) => ordem;

interface DasPerguntas {
  rotulo: string;
  perguntas: readonly ComId<Pergunta>[];
  tipos: readonly ComId<TipoDeResposta>[] | undefined;
  /** Absent for people who may not. */
  aoMover?: ((mudancas: Mudanca[]) => boolean) | undefined;
  ocupado: boolean;
  /** When it shows, in words; undefined where it always does. */
  quando: (um: ComId<Pergunta> | ComId<Grupo>) => string | undefined;
  acoes: (pergunta: ComId<Pergunta>) => ReactNode;
}

/** Questions in the order they are answered. */
export function PerguntasEmOrdem({
  rotulo,
  perguntas,
  tipos,
  aoMover,
  ocupado,
  quando,
  acoes,
}: DasPerguntas) {
  const emOrdem = emLugar(perguntas, ordemDa);
  const tipoDe = (id: string) => tipos?.find((tipo) => tipo.id === id);
  const nomeDoTipo = (id: string) => tipos && (tipoDe(id)?.nome ?? 'Tipo de resposta removido');
  return (
    <ListaOrdenavel
      rotulo={rotulo}
      itens={emOrdem}
      lugarDo={({ id }) => idDoLugar({ tipo: 'pergunta', id })}
      nomeDo={({ nome }) => nome}
      aoMover={aoMover && ((de, para) => aoMover(mover(emOrdem, ordemDa, de, para)))}
      ocupado={ocupado}
      acoes={acoes}
    >
      {(pergunta, i) => {
        const { nome, descricao, tipoDeResposta, peso, obrigatoria, inversa } = pergunta;
        const condicao = quando(pergunta);
        return (
          <Stack gap={2}>
            <Text className={classes.texto}>
              {i + 1}. {nome}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={2} className={classes.texto}>
              {descricao}
            </Text>
            <Group gap="xs">
              <Text size="sm">
                {nomeDoTipo(tipoDeResposta)} ·{' '}
                {naoPontua(tipoDe(tipoDeResposta)) ? 'não conta na nota' : `peso ${peso}`}
              </Text>
              {obrigatoria ? <StatusBadge cor="orange">Obrigatória</StatusBadge> : null}
              {inversa ? <StatusBadge cor="violet">Inversa</StatusBadge> : null}
            </Group>
            {condicao ? (
              <Text size="sm" className={classes.texto}>
                {condicao}
              </Text>
            ) : null}
          </Stack>
        );
      }}
    </ListaOrdenavel>
  );
}

interface Props extends Omit<DasPerguntas, 'rotulo'> {
  grupo: ComId<Grupo>;
  /** What all groups weigh together. */
  pesoTotal: number;
  /** Absent for people who may not, and where the questionnaire is full. */
  aoAdicionar?: (() => void) | undefined;
}

export function GrupoInteiro({ grupo, pesoTotal, aoAdicionar, ...dasPerguntas }: Props) {
  const { nome, descricao, pesoNota, feedbacks } = grupo;
  const condicao = dasPerguntas.quando(grupo);
  const parte = pesoTotal > 0 ? `, ${numero((pesoNota / pesoTotal) * 100, 0)}% do questionário` : '';
  return (
    <Stack gap="xs" component="section" aria-label={nome}>
      <Title order={3} size="h4" className={classes.texto}>
        {nome}
      </Title>
      <Text size="sm" c="dimmed" className={classes.texto}>
        {descricao}
      </Text>
      <Text size="sm">
        {plural(dasPerguntas.perguntas.length, 'pergunta', 'perguntas')} · peso {pesoNota}
        {parte}
      </Text>
      {condicao ? (
        <Text size="sm" className={classes.texto}>
          {condicao}
        </Text>
      ) : null}
      {feedbacks.length > 0 ? <ReguaDeFaixas faixas={feedbacks} /> : null}
      {dasPerguntas.perguntas.length > 0 ? (
        <PerguntasEmOrdem rotulo={`Perguntas de ${nome}`} {...dasPerguntas} />
      ) : null}
      {aoAdicionar ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={`Adicionar pergunta a ${nome}`}
          onClick={aoAdicionar}
          className={classes.comeco}
        >
          Adicionar pergunta
        </Button>
      ) : null}
    </Stack>
  );
}
