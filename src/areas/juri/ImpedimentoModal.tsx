/** An evaluator stands back from a company, or whoever leads the jury says so of one (decisions P343). */
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { motivoDoImpedimento } from '@/domain/diagnostico/juri';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { type DoJuri, juriData } from './juri.data';
import { comoOpcoes } from './palavras';

interface Nomeado {
  id: string;
  nome: string;
}
interface Props {
  qual: DoJuri;
  /** More than one: whoever leads the jury chooses. */
  avaliadores: readonly [Nomeado, ...Nomeado[]];
  empresas: readonly [Nomeado, ...Nomeado[]];
  aoFechar: () => void;
}

const impedimentoForm = z.object({
  avaliador: z.string(),
  idEmpresa: z.string(),
  motivo: motivoDoImpedimento,
});

export function ImpedimentoModal({ qual, avaliadores, empresas, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const impedir = useMutation(juriData.impedir(sessao, qual));
  const idDoPedido = usePedido();
  const [avaliador] = avaliadores;
  const [empresa] = empresas;
  const meu = avaliadores.length === 1 && avaliador.id === sessao.uid;
  return (
    <FormModal
      titulo="Declarar impedimento"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={impedimentoForm}
      valoresIniciais={{ avaliador: avaliador.id, idEmpresa: empresa.id, motivo: '' }}
      rotuloEnviar="Declarar impedimento"
      aoEnviar={async (dados) => {
        await impedir.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          {avaliadores.length > 1 ? (
            <NativeSelect
              label="Avaliador"
              data={comoOpcoes(avaliadores)}
              {...form.getInputProps('avaliador')}
            />
          ) : null}
          {empresas.length > 1 ? (
            <NativeSelect label="Empresa" data={comoOpcoes(empresas)} {...form.getInputProps('idEmpresa')} />
          ) : (
            <Text fw={600}>{empresa.nome}</Text>
          )}
          <Text size="sm">
            {meu ? 'Você deixa de avaliar a empresa' : 'A pessoa deixa de avaliar a empresa'} em todas as
            fases deste projeto, e o lugar passa a outro avaliador. O que já foi avaliado dela deixa de contar
            onde a avaliação ainda está aberta.
          </Text>
          <Textarea
            label="Motivo"
            description="Quem conduz o júri lê este motivo."
            autosize
            minRows={3}
            {...form.getInputProps('motivo')}
          />
        </>
      )}
    </FormModal>
  );
}
