/** One's own score of a group: the score with its reason, or why one gives none (part 3 §2, decisions Q202). */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, NumberInput, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { MAXIMO_DE_VISTAS } from '@/domain/contratos/notas';
import { justificativa } from '@/domain/diagnostico/nota';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { type AlvoDaAvaliacao, avaliacoesData, type NotaLida, type NotaParaDar } from './avaliacoes.data';

/** An empty number field holds ''. */
const camposDaNota = z.object({
  nota: z.union([z.literal(''), z.number().check(z.gte(0), z.lte(100, 'A nota vai de 0 a 100.'))]),
  abstencao: z.boolean(),
  justificativa,
});
const notaForm = camposDaNota.check(
  z.refine(({ nota, abstencao }) => abstencao || nota !== '', {
    error: 'Dê uma nota de 0 a 100.',
    path: ['nota'],
  }),
);

type Vista = NonNullable<NotaParaDar['vistas']>[number];

interface Props {
  alvo: AlvoDaAvaliacao;
  grupo: { id: string; nome: string };
  fase: number;
  idResposta: string | null;
  /** What the person said before. */
  propria: NotaLida | undefined;
}

export function FormDaNota({ alvo, grupo, fase, idResposta, propria }: Props) {
  const sessao = useSessaoAtiva();
  const { mutateAsync } = useMutation(avaliacoesData.avaliar(sessao, alvo, propria !== undefined));
  const idDoPedido = useUltimoPedido();
  // What stands in the form began with this, and goes on from what it sent itself.
  const [comecou] = useState<Vista>(() =>
    propria ? { nota: propria.nota, justificativa: propria.justificativa } : null,
  );
  const tentadas = useRef<NonNullable<Vista>[]>([]);
  const formulario = useFormulario({
    schema: notaForm,
    valoresIniciais: {
      nota: typeof propria?.nota === 'number' ? propria.nota / 100 : ('' as const),
      abstencao: propria !== undefined && propria.nota === null,
      justificativa: propria?.justificativa ?? '',
    },
    aoEnviar: ({ nota, abstencao, justificativa: motivo }) => {
      const dados = {
        grupo: grupo.id,
        fase,
        idResposta,
        nota: abstencao || nota === '' ? null : Math.round(nota * 100),
        justificativa: motivo,
      };
      const outras = tentadas.current
        .filter((uma) => uma.nota !== dados.nota || uma.justificativa !== motivo)
        .slice(1 - MAXIMO_DE_VISTAS);
      tentadas.current = [...outras, { nota: dados.nota, justificativa: motivo }];
      return mutateAsync({
        dados: { ...dados, vistas: [comecou, ...outras] },
        requestId: idDoPedido(dados),
      });
    },
    rascunhoKey: `nota-${alvo.idEmpresa}-${grupo.id}-${fase}`,
  });
  const { form } = formulario;
  const { nota, abstencao, justificativa: escrita } = form.values;
  const vazia = (nota === '' && !abstencao) || escrita.trim() === '';
  return (
    <CorpoDoFormulario
      formulario={formulario}
      rotuloEnviar={propria ? 'Atualizar nota' : 'Dar nota'}
      semEnvio={vazia || !formulario.sujo}
      embutido
    >
      <NumberInput
        label="Sua nota"
        description="De 0 a 100."
        min={0}
        max={100}
        decimalScale={2}
        decimalSeparator=","
        allowNegative={false}
        clampBehavior="none"
        disabled={abstencao}
        {...form.getInputProps('nota')}
        aria-label={`Sua nota para ${grupo.nome}`}
      />
      <Checkbox
        label="Não dar nota a este grupo"
        {...form.getInputProps('abstencao', { type: 'checkbox' })}
      />
      <Textarea
        label={abstencao ? 'Por que não dá nota' : 'Justificativa'}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('justificativa')}
      />
    </CorpoDoFormulario>
  );
}
