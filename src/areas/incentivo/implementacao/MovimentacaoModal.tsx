/** 'Movimentação na jogada de inovação' (part 2 §5): the new status of a tactic, why, and on which day. */
import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { diaDe } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/campos';
import {
  type CamposDaMovimentacao,
  movimentacaoDaTaticaForm,
  type MovimentacaoDaTaticaForm,
  movimentacaoVazia,
} from '@/domain/incentivo/movimentacao-da-tatica';
import { MAIOR_STATUS, STATUS_DA_TATICA, type TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { FormModal } from '@/ui/formulario/FormModal';
import { implementacaoData } from './implementacao.data';

interface Props {
  tatica: ComId<TaticaDaJogada>;
  aoFechar: () => void;
}

export function MovimentacaoModal({ tatica, aoFechar }: Props) {
  const [id] = useState(novoId);
  const [hoje] = useState(() => diaDe(new Date()));
  const { mutateAsync } = useMutation(implementacaoData.movimentar(useSessaoAtiva()));
  // The usual next one.
  const seguinte = tatica.status < MAIOR_STATUS ? tatica.status + 1 : undefined;
  return (
    <FormModal<CamposDaMovimentacao, MovimentacaoDaTaticaForm>
      titulo="Movimentação na jogada de inovação"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={movimentacaoDaTaticaForm}
      valoresIniciais={movimentacaoVazia(seguinte, hoje)}
      rotuloEnviar="Movimentar"
      aoEnviar={(form) => mutateAsync({ id, tatica, form })}
    >
      {(form) => (
        <Stack gap="md">
          <Text>
            Tática: <strong>{tatica.nome}</strong>
          </Text>
          <NativeSelect
            label="Status"
            data={[
              { value: '', label: 'Escolha' },
              ...STATUS_DA_TATICA.slice(1).map(({ rotulo }, i) => ({ value: String(i + 1), label: rotulo })),
            ]}
            {...form.getInputProps('status')}
            value={form.values.status ?? ''}
          />
          <Textarea
            label="Descrição"
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('descricao')}
          />
          <CampoDeData label="Data" maximo={hoje} {...form.getInputProps('data')} />
        </Stack>
      )}
    </FormModal>
  );
}
