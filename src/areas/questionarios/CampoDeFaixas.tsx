/** Bands of a group or of a questionnaire: title, text and limits of each, on a line that shows gaps (decisions Q7). */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Input, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Faixa, lacunas, MAXIMO_DE_FAIXAS } from '@/domain/diagnostico/faixa';
import classes from './CampoDeFaixas.module.css';
import daArea from './Questionarios.module.css';
import { ReguaDeFaixas } from './ReguaDeFaixas';

interface Props {
  rotulo: string;
  faixas: readonly Faixa[];
  /** Of the form: `0.title` is the first one's title. */
  campo: (caminho: string) => GetInputPropsReturnType;
  aoAdicionar: (nova: Faixa) => void;
  aoRemover: (i: number) => void;
  erro?: ReactNode;
}

/** A new one takes the first gap. */
function novaFaixa(faixas: readonly Faixa[]): Faixa {
  const [{ de, ate } = { de: 0, ate: 100 }] = lacunas(faixas);
  return { title: '', description: '', start: de, end: ate };
}

export function CampoDeFaixas({ rotulo, faixas, campo, aoAdicionar, aoRemover, erro }: Props) {
  return (
    <fieldset className={daArea.caixa}>
      <legend>{rotulo}</legend>
      <Text size="sm" c="dimmed">
        Cada faixa diz o que uma média de 0 a 100 significa. Uma faixa de 0 a 39 vale até 39,99.
      </Text>
      <ReguaDeFaixas faixas={faixas} />
      <ol className={daArea.linhas}>
        {faixas.map((_, i) => (
          <li key={i} className={classes.linha}>
            <TextInput
              className={classes.titulo}
              label={`Título da faixa ${i + 1}`}
              {...campo(`${i}.title`)}
            />
            <Limite rotulo={`De (faixa ${i + 1})`} {...campo(`${i}.start`)} />
            <Limite rotulo={`Até (faixa ${i + 1})`} {...campo(`${i}.end`)} />
            <ActionIcon
              variant="subtle"
              color="red"
              mt={28}
              aria-label={`Remover a faixa ${i + 1}`}
              onClick={() => aoRemover(i)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
            <Textarea
              className={classes.descricao}
              label={`Descrição da faixa ${i + 1}`}
              autosize
              minRows={1}
              maxRows={6}
              {...campo(`${i}.description`)}
            />
          </li>
        ))}
      </ol>
      {erro ? <Input.Error>{erro}</Input.Error> : null}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={faixas.length >= MAXIMO_DE_FAIXAS}
        onClick={() => aoAdicionar(novaFaixa(faixas))}
      >
        Adicionar faixa
      </Button>
    </fieldset>
  );
}

const Limite = ({ rotulo, ...campo }: { rotulo: string } & GetInputPropsReturnType) => (
  <NumberInput
    label={rotulo}
    min={0}
    max={100}
    allowDecimal={false}
    allowNegative={false}
    clampBehavior="none"
    {...campo}
  />
);
