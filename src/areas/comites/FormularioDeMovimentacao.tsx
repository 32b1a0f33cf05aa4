/** Moves the idea to another status with an observation (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/fields';
import { destinosDoMovimento, proximoStatus } from '@/domain/ideias/ideia-movimento';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideias/ideia';
import { type Movimentacao, movimentacaoForm, type MovimentacaoForm } from '@/domain/comite/movimentacao';
import { type EventoDePontos, premiosPerdidos } from '@/domain/pontos/pontos';
import { JaGravado } from '@/firebase/dados/ato';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ComSaida } from '@/ui/formulario/ComSaida';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { mudancasDaIdeia } from '@/areas/ideias/mudancas.data';
import { enumerar } from '@/ui/texto/formatos';
import { CamposDeMovimentacao } from './CamposDeMovimentacao';

const NOME_DO_PREMIO: Record<EventoDePontos, string> = {
  CADASTRO_DE_IDEIAS: 'cadastro',
  APROVACAO_DE_IDEIAS: 'aprovação',
  IMPLEMENTACAO_DE_IDEIAS: 'implementação',
  PARTICIPACAO_DE_IDEIA_PROPRIA: 'participação',
  PARTICIPACAO_DE_IDEIA_TERCEIRO: 'participação',
};

/** The question before a movement that takes points back; undefined where none are. */
function perguntaAntesDe(ideia: ComId<Ideia>, para: MovimentacaoForm['status']) {
  const perdidos = new Set(premiosPerdidos(ideia, para).map((evento) => NOME_DO_PREMIO[evento]));
  if (perdidos.size === 0) return undefined;
  const [antes, depois] = [APARENCIA_DO_STATUS[ideia.status].rotulo, APARENCIA_DO_STATUS[para].rotulo];
  return {
    titulo: `Mover a ideia de ${antes} para ${depois}?`,
    texto: `Os pontos de ${enumerar([...perdidos])} serão retirados de quem os ganhou.`,
    rotuloSim: `Mover para ${depois}`,
    rotuloNao: 'Cancelar',
    perigo: true,
  };
}

export function FormularioDeMovimentacao({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const movimentar = useMutation(mudancasDaIdeia.movimentar(sessao, ideia));
  const [ato, definirAto] = useState(() => ({ id: novoId(), de: ideia.status }));
  const destinos = destinosDoMovimento(ideia.status);
  const habitual = proximoStatus(ideia.status);

  async function mover({ id, de }: typeof ato, form: MovimentacaoForm): Promise<unknown> {
    const pergunta = perguntaAntesDe({ ...ideia, status: de }, form.status);
    if (pergunta && !(await confirmar(pergunta))) return false;
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
      // Where no step is usual nothing is chosen: the form's schema asks for it.
      status: (habitual ?? '') as MovimentacaoForm['status'],
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
