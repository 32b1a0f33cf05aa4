/** Groups of another questionnaire, chosen one by one and copied behind those that this one has. */
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Grupo } from '@/domain/diagnostico/grupo';
import { emLugar } from '@/domain/diagnostico/ordem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { plural } from '@/ui/texto/formatos';
import { gruposData, questionariosData } from '../questionarios.data';
import { copiaData } from './copia.data';
import { FimDoDialogo } from '../FimDoDialogo';

interface Props {
  questionarioId: string;
  aoFechar: () => void;
}

const lugar = ({ ordemQuestionario }: Grupo) => ordemQuestionario;

export function CopiarGruposModal({ questionarioId, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { mutate, isPending, error } = useMutation(copiaData.copiarGrupos(sessao, questionarioId));
  const [de, escolher] = useState('');
  const [grupos, marcar] = useState<string[]>([]);
  const { data: questionarios, isPending: lendo } = useQuery(questionariosData.todos(sessao));
  const { data: dele } = useQuery({ ...gruposData.doQuestionario(sessao, de), enabled: de !== '' });
  const outros = (questionarios ?? []).filter(({ id }) => id !== questionarioId);
  return (
    <Janela opened onClose={aoFechar} title="Copiar grupos de outro questionário">
      <Stack>
        <NativeSelect
          label="Questionário"
          data-autofocus
          value={de}
          onChange={({ currentTarget }) => {
            escolher(currentTarget.value);
            marcar([]);
          }}
          data={[
            { value: '', label: lendo ? 'Carregando…' : 'Escolha' },
            ...outros.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
        />
        {questionarios && outros.length === 0 ? (
          <Text size="sm">Não há outro questionário de que copiar: adicione os grupos na página deste.</Text>
        ) : null}
        {de !== '' && dele?.itens.length === 0 ? (
          <Text size="sm">Este questionário não tem grupos.</Text>
        ) : null}
        {dele && dele.itens.length > 0 ? (
          <Checkbox.Group label="Grupos" value={grupos} onChange={marcar}>
            <Stack gap="xs" pt="xs">
              {emLugar(dele.itens, lugar).map(({ id, nome }) => (
                <Checkbox key={id} value={id} label={nome} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : null}
        <Text size="sm">As perguntas de cada grupo vêm com ele, e o original fica como está.</Text>
        <FimDoDialogo titulo="Não foi possível copiar" erro={error} aoFechar={aoFechar}>
          <Button
            disabled={grupos.length === 0}
            loading={isPending}
            onClick={() => mutate({ de, grupos }, { onSuccess: aoFechar })}
          >
            {grupos.length === 0 ? 'Copiar' : `Copiar ${plural(grupos.length, 'grupo', 'grupos')}`}
          </Button>
        </FimDoDialogo>
      </Stack>
    </Janela>
  );
}
