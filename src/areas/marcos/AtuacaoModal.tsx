/**
 * 'Iniciar atuação' / 'Continuar atuação' (part 2 §4): what the responsible did, as draft or as the end. A draft may be
 * incomplete; the end asks for everything, and then once more.
 */
import { Paper, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { diaDe } from '@/domain/datas';
import { ErroDoProduto } from '@/domain/erros';
import type { ComId } from '@/domain/fields';
import { atuacaoFinal, type AtuacaoForm, paraAtuacaoForm, rascunhoDaAtuacao } from '@/domain/marco-form';
import type { Marco } from '@/domain/marco';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { FormModal } from '@/ui/FormModal';
import { useConfirmar } from '@/ui/useConfirmar';
import { AnexosDaAtuacao } from './AnexosDaAtuacao';
import { marcosData } from './marcos.data';
import type { PaiDosMarcos } from './pai';

interface Props {
  pai: PaiDosMarcos;
  marco: ComId<Marco>;
  titulo: 'Iniciar atuação' | 'Continuar atuação';
  aoFechar: () => void;
}

export function AtuacaoModal({ pai, marco, titulo, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const [hoje] = useState(() => diaDe(new Date()));
  const [enviando, definirEnviando] = useState(false);
  const salvar = useMutation(marcosData.atuar(sessao, pai, marco, false));
  const finalizar = useMutation(marcosData.atuar(sessao, pai, marco, true));

  /** A file still on its way would be left out without a word. */
  const esperarArquivos = () => {
    if (enviando)
      throw new ErroDoProduto('Espere os arquivos terminarem de subir, ou cancele o envio deles.');
  };
  const salvarRascunho = async (form: AtuacaoForm) => {
    esperarArquivos();
    return salvar.mutateAsync(form);
  };
  const perguntarEFinalizar = async (form: AtuacaoForm) => {
    esperarArquivos();
    const sim = await confirmar({
      titulo: 'Finalizar este marco?',
      texto: 'Depois de finalizado, o marco não poderá mais ser editado nem removido.',
      rotuloSim: 'Finalizar',
      rotuloNao: 'Cancelar',
    });
    return sim && finalizar.mutateAsync(form);
  };

  return (
    <FormModal
      titulo={titulo}
      aberto
      aoFechar={aoFechar}
      schema={atuacaoFinal(hoje)}
      valoresIniciais={paraAtuacaoForm(marco)}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/atuacao/${marco.id}`}
      rotuloEnviar="Finalizar"
      aoEnviar={perguntarEFinalizar}
      outraAcao={{ rotulo: 'Salvar Rascunho', aoEnviar: salvarRascunho, schema: rascunhoDaAtuacao }}
    >
      {(form) => (
        <>
          <Paper withBorder p="sm">
            <Text size="sm" fw={600}>
              Ações do marco
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {marco.acoes}
            </Text>
          </Paper>
          <Textarea
            label="Descrição da atuação"
            description="O que você fez e o que resultou disso."
            autosize
            minRows={4}
            maxRows={14}
            {...form.getInputProps('descricaoAtuacao')}
          />
          <TextInput
            type="date"
            min={hoje}
            label="Data de conclusão"
            {...form.getInputProps('dataConclusao')}
          />
          <AnexosDaAtuacao
            form={form}
            pasta={`${pai.caminho}/marcos/${marco.id}`}
            aoEnviar={definirEnviando}
          />
        </>
      )}
    </FormModal>
  );
}
