/** Moves the idea to another status with an observation (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/fields';
import { destinosDoMovimento, proximoStatus, reverteOsPontos } from '@/domain/ideia-movimento';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideia';
import { movimentacaoForm, type MovimentacaoForm } from '@/domain/movimentacao';
import { novoId } from '@/firebase/collection';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { CamposDeMovimentacao } from '@/ui/CamposDeMovimentacao';
import { CorpoDoFormulario } from '@/ui/CorpoDoFormulario';
import { useConfirmar } from '@/ui/useConfirmar';
import { useFormulario } from '@/ui/useFormulario';
import { mudancasDaIdeia } from './mudancas.data';

export function FormularioDeMovimentacao({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const movimentar = useMutation(mudancasDaIdeia.movimentar(sessao, ideia));
  const [id] = useState(novoId);
  const destinos = destinosDoMovimento(ideia.status);
  const habitual = proximoStatus(ideia.status);

  async function enviar(valores: MovimentacaoForm) {
    if (reverteOsPontos(ideia.status, valores.status)) {
      const sim = await confirmar({
        titulo: 'Tirar a ideia de Implementada?',
        texto: 'Os pontos da implementação e da participação serão devolvidos.',
        rotuloSim: 'Tirar de Implementada',
        rotuloNao: 'Cancelar',
        perigo: true,
      });
      if (!sim) return false;
    }
    return movimentar.mutateAsync({ id, form: valores });
  }

  const formulario = useFormulario<MovimentacaoForm, MovimentacaoForm>({
    schema: movimentacaoForm,
    valoresIniciais: {
      status: (habitual ?? destinos[0]) as MovimentacaoForm['status'],
      observacoes: '',
      marcos: [],
    },
    aoEnviar: enviar,
    rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/movimentacao/${ideia.id}`,
  });
  return (
    <CorpoDoFormulario formulario={formulario} rotuloEnviar="Finalizar análise" embutido>
      <CamposDeMovimentacao
        form={formulario.form}
        destinos={destinos.map((status) => ({ value: status, label: APARENCIA_DO_STATUS[status].rotulo }))}
        habitual={habitual && APARENCIA_DO_STATUS[habitual].rotulo}
      />
    </CorpoDoFormulario>
  );
}
