/** A line of what an idea brought, new or changed. A changed one that was validated loses that, and says so. */
import '@mantine/core/styles/NumberInput.css';
import { NativeSelect, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type LinhaDoRetorno,
  MAXIMO_DE_MESES,
  mesDe,
  ROTULO_DA_SITUACAO,
  ROTULO_DO_RETORNO,
  SITUACOES_DO_RETORNO,
  TIPOS_DE_RETORNO,
} from '@/domain/retorno/retorno';
import { formDoRetorno, retornoForm, retornoVazio } from '@/domain/retorno/retorno-form';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { retornosData } from './retorno.data';

const NENHUM = { value: '', label: 'Escolha' };
const TIPOS = [NENHUM].concat(
  TIPOS_DE_RETORNO.map((tipo) => {
    const { rotulo, unidade } = ROTULO_DO_RETORNO[tipo];
    return { value: tipo, label: unidade ? `${rotulo} (${unidade})` : `${rotulo} (R$)` };
  }),
);
const SITUACOES = [NENHUM].concat(
  SITUACOES_DO_RETORNO.map((situacao) => ({
    value: situacao as string,
    label: ROTULO_DA_SITUACAO[situacao],
  })),
);

interface Props {
  ideiaId: string;
  /** Absent: a new line. */
  linha?: LinhaDoRetorno | undefined;
  aoFechar: () => void;
}

export function RetornoFormModal({ ideiaId, linha: atual, aoFechar }: Props) {
  const linha = useAberto(atual);
  const sessao = useSessaoAtiva();
  const [novo] = useState(novoId);
  const [hoje] = useState(() => mesDe(new Date()));
  const [schema] = useState(() => retornoForm(hoje));
  const gravar = useMutation(retornosData.gravar(sessao, ideiaId));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo={linha ? 'Editar retorno' : 'Registrar retorno'}
      aberto
      aoFechar={aoFechar}
      schema={schema}
      valoresIniciais={linha ? formDoRetorno(linha) : retornoVazio(hoje)}
      rotuloEnviar={linha ? 'Salvar Alterações' : 'Registrar retorno'}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/retorno/${ideiaId}/${linha?.id ?? 'novo'}`}
      aoEnviar={async (form) => {
        const dados = { linhaId: linha?.id ?? novo, versao: linha?.versao ?? 0, linha: form };
        await gravar.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          {linha && linha.validadaPor !== null && (
            <Text size="sm">Esta linha está validada. Ao mudar, ela volta a esperar validação.</Text>
          )}
          <NativeSelect label="O que a ideia traz" data={TIPOS} {...form.getInputProps('tipo')} />
          <NativeSelect
            label="Previsto ou realizado"
            description="Previsto é o que se espera; realizado, o que já veio. Um não se soma ao outro."
            data={SITUACOES}
            {...form.getInputProps('situacao')}
          />
          <TextInput
            label="Primeiro mês"
            description="Mês e ano, como 11/2026."
            inputMode="numeric"
            {...form.getInputProps('inicio')}
          />
          <NumberInput
            label="Por quantos meses"
            description="Um só, se veio de uma vez."
            min={1}
            max={MAXIMO_DE_MESES}
            allowDecimal={false}
            {...form.getInputProps('meses')}
          />
          <TextInput
            label="Valor por mês"
            description="Com vírgula nos centavos, como 1.234,56."
            inputMode="decimal"
            {...form.getInputProps('valor')}
          />
          <Textarea
            label="Nota (opcional)"
            description="De onde vem o número."
            autosize
            minRows={2}
            {...form.getInputProps('nota')}
          />
        </>
      )}
    </FormModal>
  );
}
