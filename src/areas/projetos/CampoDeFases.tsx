/** The phases of a project: title, colour and switch of each, and their order (part 3 §4). */
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Checkbox, Input, NativeSelect, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { CORES_DE_FASE, ehFixa, type Fase, MAXIMO_DE_FASES } from '@/domain/projetos/projeto';
import { comNovaFase, type ProjetoForm } from '@/domain/projetos/projeto-form';
import classes from './CampoDeFases.module.css';

const CORES = Object.entries(CORES_DE_FASE).map(([value, label]) => ({ value, label }));

interface Props {
  form: UseFormReturnType<ProjetoForm>;
}

export function CampoDeFases({ form }: Props) {
  const { fases } = form.values;
  // By item: what is wrong with a phase moves along with it.
  const trocar = (from: number, to: number) => form.reorderListItem('fases', { from, to });
  const adicionar = () => {
    const nova = comNovaFase(fases).at(-2);
    if (nova) form.insertListItem('fases', nova, fases.length - 1);
  };
  const cheio = fases.length >= MAXIMO_DE_FASES;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        A ordem é a do prêmio. Inscrição e Vencedores são sempre a primeira e a última.
      </Text>
      <ol className={classes.fases}>
        {fases.map((fase, i) => (
          <LinhaDaFase
            key={fase.id}
            fase={fase}
            numero={i + 1}
            campo={(nome) => form.getInputProps(`fases.${i}.${nome}`)}
            aoMarcar={(checked) => form.setFieldValue(`fases.${i}.checked`, checked)}
            {...(i > 1 ? { aoSubir: () => trocar(i, i - 1) } : {})}
            {...(i < fases.length - 2 ? { aoDescer: () => trocar(i, i + 1) } : {})}
            aoRemover={() => form.removeListItem('fases', i)}
          />
        ))}
      </ol>
      {form.errors['fases'] ? <Input.Error>{form.errors['fases']}</Input.Error> : null}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={cheio}
        onClick={adicionar}
      >
        Adicionar fase
      </Button>
    </>
  );
}

interface PropsDaLinha {
  fase: Fase;
  numero: number;
  campo: (nome: 'titulo' | 'cor') => ReturnType<UseFormReturnType<ProjetoForm>['getInputProps']>;
  aoMarcar: (checked: boolean) => void;
  /** Absent where the phase cannot move further. */
  aoSubir?: () => void;
  aoDescer?: () => void;
  aoRemover: () => void;
}

function LinhaDaFase({ fase, numero, campo, aoMarcar, aoSubir, aoDescer, aoRemover }: PropsDaLinha) {
  const fixa = ehFixa(fase.id);
  return (
    <li className={classes.fase}>
      <Checkbox
        aria-label={`Usar a fase ${fase.titulo}`}
        checked={fase.checked}
        disabled={fixa}
        onChange={({ currentTarget }) => aoMarcar(currentTarget.checked)}
      />
      <TextInput className={classes.titulo} aria-label={`Título da fase ${numero}`} {...campo('titulo')} />
      <NativeSelect
        className={classes.cor}
        aria-label={`Cor da fase ${fase.titulo}`}
        data={CORES}
        leftSection={<span className={classes.amostra} style={{ background: fase.cor }} aria-hidden />}
        {...campo('cor')}
      />
      <span className={classes.botoes}>
        {fixa ? (
          <Text span size="xs" c="dimmed">
            Fixa
          </Text>
        ) : (
          <>
            <BotaoDaFase rotulo={`Subir a fase ${fase.titulo}`} aoClicar={aoSubir} icone={IconArrowUp} />
            <BotaoDaFase rotulo={`Descer a fase ${fase.titulo}`} aoClicar={aoDescer} icone={IconArrowDown} />
            <BotaoDaFase
              rotulo={`Remover a fase ${fase.titulo}`}
              aoClicar={aoRemover}
              icone={IconTrash}
              cor="red"
            />
          </>
        )}
      </span>
    </li>
  );
}

interface PropsDoBotao {
  rotulo: string;
  icone: typeof IconTrash;
  cor?: 'gray' | 'red';
  /** Absent where there is nothing to do. */
  aoClicar: (() => void) | undefined;
}

function BotaoDaFase({ rotulo, icone: Icone, cor = 'gray', aoClicar }: PropsDoBotao) {
  return (
    <ActionIcon variant="subtle" color={cor} aria-label={rotulo} disabled={!aoClicar} onClick={aoClicar}>
      <Icone size={16} aria-hidden />
    </ActionIcon>
  );
}
