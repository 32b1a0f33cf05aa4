/** Moves a parent of any kind to another status with an observation (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { destinosDoMovimento, flexao, rotuloDoStatus } from '@/domain/pai/pai';
import { movimentacaoForm, type MovimentacaoForm } from '@/domain/comite/movimentacao';
import { JaGravado } from '@/firebase/dados/ato';
import { novoId } from '@/firebase/dados/collection';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ComSaida } from '@/ui/formulario/ComSaida';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { type Decisao, mudancasDeMovimentacoes } from '@/areas/movimentacoes/mudancas.data';
import { CamposDeMovimentacao } from './CamposDeMovimentacao';

export interface Movimentavel {
  pai: PaiNaTela;
  /** What a movement takes back, as a sentence: the form asks before. Without it, or undefined, nothing is taken. */
  oQueDesfaz?: (de: string, para: string) => Promise<string | undefined>;
  /** Called when it was moved. */
  aoMover?: () => void;
  /** The status proposed instead of the usual one. */
  destino?: string | undefined;
}

export function FormularioDeMovimentacao({ pai, oQueDesfaz, aoMover, destino }: Movimentavel) {
  const { tipo, id: paiId } = pai.lugar;
  const { status: atual } = pai.pai;
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const movimentar = useMutation(mudancasDeMovimentacoes.movimentar(sessao, pai));
  const [ato, definirAto] = useState(() => ({ id: novoId(), de: atual }));
  const rotulo = (status: string) => rotuloDoStatus(tipo, status);
  const destinos = destinosDoMovimento(tipo, atual);
  const habitual = tipo.movimento.proximo[atual];

  async function mover({ id, de }: typeof ato, form: MovimentacaoForm): Promise<unknown> {
    const desfaz = await oQueDesfaz?.(de, form.status);
    if (desfaz) {
      const sim = await confirmar({
        titulo: `Mover ${flexao(tipo.nome).o} ${tipo.nome.singular} de ${rotulo(de)} para ${rotulo(form.status)}?`,
        texto: desfaz,
        rotuloSim: `Mover para ${rotulo(form.status)}`,
        rotuloNao: 'Cancelar',
        perigo: true,
      });
      if (!sim) return false;
    }
    try {
      return await movimentar.mutateAsync({ id, de, form });
    } catch (erro) {
      throw erro instanceof JaGravado ? comSeguinte(erro as JaGravado<Decisao>, form) : erro;
    }
  }

  /** What was decided anew follows the decision that an earlier sending stored, as the next act. */
  function comSeguinte(erro: JaGravado<Decisao>, { status }: MovimentacaoForm): Error {
    const de = erro.guardado.status;
    if (status === de) return erro;
    return new ComSaida(erro, {
      rotulo: `Mover para ${rotulo(status)}`,
      fazer: (valores: MovimentacaoForm) => {
        const seguinte = { id: novoId(), de };
        definirAto(seguinte);
        return mover(seguinte, { ...valores, status });
      },
    });
  }

  const formulario = useFormulario<MovimentacaoForm, MovimentacaoForm>({
    schema: movimentacaoForm(destinosDoMovimento(tipo, '')),
    // Where no step is usual nothing is chosen: the form's schema asks for it.
    valoresIniciais: { status: destino ?? habitual ?? '', observacoes: '', marcos: [] },
    aoEnviar: (valores) => mover(ato, valores),
    ...(aoMover ? { aoConcluir: aoMover } : {}),
    rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/movimentacao/${paiId}`,
  });
  return (
    <CorpoDoFormulario formulario={formulario} rotuloEnviar="Finalizar análise" embutido>
      <CamposDeMovimentacao
        form={formulario.form}
        destinos={destinos.map((status) => ({ value: status, label: rotulo(status) }))}
        habitual={habitual && rotulo(habitual)}
      />
    </CorpoDoFormulario>
  );
}
