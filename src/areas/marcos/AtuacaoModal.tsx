/**
 * 'Iniciar atuação' / 'Continuar atuação' (part 2 §4): what the responsible did, as draft or as the end. A draft may be
 * incomplete; the end asks for everything, and then once more.
 */
import { Paper, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { diaDe } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/campos';
import { atuacaoFinal, type AtuacaoForm, formDaAtuacao, rascunhoDaAtuacao } from '@/domain/marcos/marco-form';
import type { Marco } from '@/domain/marcos/marco';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { CampoDeAnexos } from '@/areas/anexos/CampoDeAnexos';
import { marcosData } from './marcos.data';
import type { PaiDosMarcos } from './pai';

interface Props {
  pai: PaiDosMarcos;
  marco: ComId<Marco>;
  titulo: 'Iniciar atuação' | 'Continuar atuação';
  aoFechar: () => void;
}

export function AtuacaoModal({ pai, marco: atual, titulo, aoFechar }: Props) {
  const marco = useAberto(atual);
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const [hoje] = useState(() => diaDe(new Date()));
  const salvar = useMutation(marcosData.atuar(sessao, pai, marco, false));
  const finalizar = useMutation(marcosData.atuar(sessao, pai, marco, true));

  const perguntarEFinalizar = async (form: AtuacaoForm) => {
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
      doRegistro={formDaAtuacao}
      valoresIniciais={formDaAtuacao(marco)}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/atuacao/${marco.id}`}
      rotuloEnviar="Finalizar"
      aoEnviar={perguntarEFinalizar}
      outraAcao={{ rotulo: 'Salvar Rascunho', aoEnviar: salvar.mutateAsync, schema: rascunhoDaAtuacao }}
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
          <CampoDeData label="Data de conclusão" minimo={hoje} {...form.getInputProps('dataConclusao')} />
          <CampoDeAnexos
            pasta={`${pai.caminho}/marcos/${marco.id}`}
            anexos={form.values.anexos}
            aoMudar={(mudar) => form.setFieldValue('anexos', mudar)}
            erro={form.errors['anexos']}
          />
        </>
      )}
    </FormModal>
  );
}
