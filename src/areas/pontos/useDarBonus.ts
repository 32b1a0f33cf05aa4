/** Gives a bonus once. One that an earlier sending gave stays, and what is missing is offered as the next. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { BonusForm } from '@/domain/contratos/pontos';
import { JaFeito, novoAto } from '@/firebase/chamadas/atoUnico';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ComSaida } from '@/ui/formulario/ComSaida';
import { plural } from '@/ui/texto/formatos';
import { type AtoDeBonus, pontosData } from './pontos.data';

/** The act under way, and how many points earlier ones of this dialog gave to whom. */
interface Andamento {
  ato: AtoDeBonus;
  dados: number;
  a: string;
}

const pontos = (quantos: number) => plural(quantos, 'ponto', 'pontos');

export function useDarBonus(regulamentoId: string): (form: BonusForm) => Promise<unknown> {
  const sessao = useSessaoAtiva();
  const adicionar = useMutation(pontosData.adicionarBonus(sessao, regulamentoId));
  const [andamento, definir] = useState<Andamento>(() => ({ ato: novoAto(), dados: 0, a: '' }));

  async function dar(form: BonusForm, atual = andamento): Promise<unknown> {
    const { colaboradorReference: a } = form;
    const antes = a === atual.a ? atual.dados : 0;
    try {
      return await adicionar.mutateAsync({ form: { ...form, pontos: form.pontos - antes }, ato: atual.ato });
    } catch (erro) {
      if (!(erro instanceof JaFeito)) throw erro;
      const feito = erro.feito as BonusForm;
      const dados = feito.pontos + (feito.colaboradorReference === atual.a ? atual.dados : 0);
      throw oferecer(form, { ato: novoAto(), dados, a: feito.colaboradorReference });
    }
  }

  function oferecer({ pontos: pedidos, colaboradorReference }: BonusForm, seguinte: Andamento): Error {
    const mesma = colaboradorReference === seguinte.a;
    const faltam = mesma ? pedidos - seguinte.dados : pedidos;
    const dados = `O primeiro envio já deu ${pontos(seguinte.dados)} a ${mesma ? 'este colaborador' : 'outro colaborador'}.`;
    if (faltam <= 0) return new ErroDoProduto(`${dados} Um bônus dado não se retira.`);
    return new ComSaida(
      new ErroDoProduto(`${dados} Dar agora ${mesma ? 'mais ' : ''}${pontos(faltam)} a quem está escolhido?`),
      {
        rotulo: `Dar ${mesma ? 'mais ' : ''}${pontos(faltam)}`,
        fazer: (form: BonusForm) => {
          definir(seguinte);
          return dar(form, seguinte);
        },
      },
    );
  }
  return (form) => dar(form);
}
