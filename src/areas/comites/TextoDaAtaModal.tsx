/**
 * Agenda or notes of a session in a dialog. A change by somebody else meanwhile is noticed (collection.ts, Conflito).
 */
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type Comite, textoDaAtaForm } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { mudancasDoComite } from './mudancas.data';

const CAMPO = {
  pauta: {
    rotulo: 'Pauta',
    ajuda: 'O que esta sessão vai tratar. As ideias entram pela lista de ideias do comitê.',
  },
  notas: { rotulo: 'Notas', ajuda: 'O que foi dito e combinado além das decisões.' },
} as const;

export type CampoDeTexto = keyof typeof CAMPO;

interface Props {
  comite: ComId<Comite>;
  campo: CampoDeTexto;
  aoFechar: () => void;
}

export function TextoDaAtaModal({ comite: atual, campo, aoFechar }: Props) {
  const comite = useAberto(atual);
  const sessao = useSessaoAtiva();
  // The text as it was when the dialog opened: the screen goes on reading while somebody writes.
  const escrever = useMutation(mudancasDoComite.escrever(sessao, comite));
  const { rotulo, ajuda } = CAMPO[campo];
  return (
    <FormModal
      titulo={`${rotulo} do comitê`}
      aberto
      aoFechar={aoFechar}
      schema={textoDaAtaForm}
      doRegistro={(registro: Comite) => ({ texto: registro[campo] })}
      valoresIniciais={{ texto: comite[campo] }}
      aoEnviar={({ texto }) => escrever.mutateAsync({ [campo]: texto })}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/${campo}/${comite.id}`}
    >
      {(form) => (
        <Textarea
          label={rotulo}
          description={ajuda}
          autosize
          minRows={6}
          maxRows={16}
          {...form.getInputProps('texto')}
        />
      )}
    </FormModal>
  );
}
