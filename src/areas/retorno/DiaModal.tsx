/** The day the idea was implemented, where it is not that of the committee's movement (decisions P252). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { diaDe } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { FormModal } from '@/ui/formulario/FormModal';
import { retornosData } from './retorno.data';

const ateHoje = (hoje: string) =>
  z.object({
    dia: dia('Diga o dia.').check(
      z.refine((quando) => quando <= hoje, 'O dia da implementação não pode estar no futuro.'),
    ),
  });

export function DiaModal({
  ideiaId,
  atual,
  aoFechar,
}: {
  ideiaId: string;
  atual: string | null;
  aoFechar: () => void;
}) {
  const dizer = useMutation(retornosData.dizerDia(useSessaoAtiva(), ideiaId));
  const idDoPedido = usePedido();
  const [hoje] = useState(() => diaDe(new Date()));
  const [schema] = useState(() => ateHoje(hoje));
  return (
    <FormModal
      titulo="Dia da implementação"
      aberto
      aoFechar={aoFechar}
      tamanho="sm"
      schema={schema}
      valoresIniciais={{ dia: atual ?? hoje }}
      rotuloEnviar="Salvar o dia"
      aoEnviar={async (dados) => {
        await dizer.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <CampoDeData
          label="Dia em que a ideia foi implementada"
          description="Diz em que ano ela conta."
          {...form.getInputProps('dia')}
        />
      )}
    </FormModal>
  );
}
