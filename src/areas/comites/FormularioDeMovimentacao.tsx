/** Moves the idea to another status with an observation (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/fields';
import { destinosDoMovimento, proximoStatus, reverteOsPontos } from '@/domain/ideias/ideia-movimento';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideias/ideia';
import { type Movimentacao, movimentacaoForm, type MovimentacaoForm } from '@/domain/comite/movimentacao';
import { JaGravado } from '@/firebase/dados/ato';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ComSaida } from '@/ui/formulario/ComSaida';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { mudancasDaIdeia } from '@/areas/ideias/mudancas.data';
import { CamposDeMovimentacao } from './CamposDeMovimentacao';

export function FormularioDeMovimentacao({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const movimentar = useMutation(mudancasDaIdeia.movimentar(sessao, ideia));
  const [ato, definirAto] = useState(() => ({ id: novoId(), de: ideia.status }));
  const destinos = destinosDoMovimento(ideia.status);
  const habitual = proximoStatus(ideia.status);

  async function mover({ id, de }: typeof ato, form: MovimentacaoForm): Promise<unknown> {
    if (reverteOsPontos(de, form.status)) {
      const sim = await confirmar({
        titulo: 'Tirar a ideia de Implementada?',
        texto: 'Os pontos da implementação e da participação serão devolvidos.',
        rotuloSim: 'Tirar de Implementada',
        rotuloNao: 'Cancelar',
        perigo: true,
      });
      if (!sim) return false;
    }
    try {
      return await movimentar.mutateAsync({ id, de, form });
    } catch (erro) {
      throw erro instanceof JaGravado ? comSeguinte(erro as JaGravado<Movimentacao>, form) : erro;
    }
  }

  /** What was decided anew follows the decision that an earlier sending stored, as the next act. */
  function comSeguinte(erro: JaGravado<Movimentacao>, { status }: MovimentacaoForm): Error {
    const de = erro.guardado.status;
    if (status === de) return erro;
    return new ComSaida(erro, {
      rotulo: `Mover para ${APARENCIA_DO_STATUS[status].rotulo}`,
      fazer: (valores: MovimentacaoForm) => {
        const seguinte = { id: novoId(), de };
        definirAto(seguinte);
        return mover(seguinte, { ...valores, status });
      },
    });
  }

  const formulario = useFormulario<MovimentacaoForm, MovimentacaoForm>({
    schema: movimentacaoForm,
    valoresIniciais: {
      status: (habitual ?? destinos[0]) as MovimentacaoForm['status'],
      observacoes: '',
      marcos: [],
    },
    aoEnviar: (valores) => mover(ato, valores),
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
