/** Moves the idea to another status with an observation (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/fields';
import { destinosDoMovimento, proximoStatus, reverteOsPontos } from '@/domain/ideias/ideia-movimento';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideias/ideia';
import { movimentacaoForm, type MovimentacaoForm } from '@/domain/comite/movimentacao';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { CamposDeMovimentacao } from './CamposDeMovimentacao';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { mudancasDaIdeia } from '@/areas/ideias/mudancas.data';

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
