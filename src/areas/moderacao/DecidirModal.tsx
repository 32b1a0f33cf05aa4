/** Decides a case in the version that is on the screen. */
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { CasoNaFila } from '@/domain/contratos/moderacao';
import {
  decisaoForm,
  type DecisaoForm,
  decisoesDe,
  pedeMotivo,
  ROTULO_DA_DECISAO,
} from '@/domain/moderacao/moderacao';
import { MOTIVOS_DA_MODERACAO, ROTULO_DO_MOTIVO } from '@/domain/moderacao/motivos';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { moderacaoData } from './moderacao.data';

const NENHUM = { value: '', label: 'Escolha' };
const MOTIVOS = [NENHUM].concat(
  MOTIVOS_DA_MODERACAO.map((motivo) => ({ value: motivo, label: ROTULO_DO_MOTIVO[motivo] })),
);
const VAZIO = { decisao: '', motivo: '', explicacao: '' } as unknown as DecisaoForm;

export function DecidirModal({ caso: atual, aoFechar }: { caso: CasoNaFila; aoFechar: () => void }) {
  const caso = useAberto(atual);
  const decidir = useMutation(moderacaoData.decidir(useSessaoAtiva()));
  const idDoPedido = usePedido();
  const opcoes = decisoesDe(caso.situacao).filter((uma) => !caso.removido || uma === 'MANTER');
  return (
    <FormModal
      titulo="Decidir a denúncia"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={decisaoForm}
      valoresIniciais={VAZIO}
      rotuloEnviar="Decidir"
      aoEnviar={async (decisao) => {
        const dados = { casoId: caso.id, versao: caso.versao, decisao };
        await decidir.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          <NativeSelect
            label="O que fazer"
            data={[NENHUM].concat(opcoes.map((uma) => ({ value: uma, label: ROTULO_DA_DECISAO[uma] })))}
            {...form.getInputProps('decisao')}
          />
          {pedeMotivo(form.values.decisao) && (
            <NativeSelect
              label="Motivo"
              description="Quem escreveu lê este motivo; se você ocultar, a conversa também."
              data={MOTIVOS}
              {...form.getInputProps('motivo')}
            />
          )}
          <Textarea
            label="Explicação"
            description="Fica com o caso e na auditoria. Pode ficar em branco."
            autosize
            minRows={2}
            {...form.getInputProps('explicacao')}
          />
          {form.values.decisao === 'OCULTAR' && (
            <Text size="sm">
              {atual.alvo.filho === ''
                ? 'O texto sai de todas as listas e páginas, os pontos e as moedas seguem o que acontece com o que é removido, e ele pode voltar depois; moedas devolvidas, não.'
                : 'O texto sai da página e dá lugar ao motivo. As respostas de outras pessoas ficam. Ele pode voltar depois.'}
            </Text>
          )}
        </>
      )}
    </FormModal>
  );
}
