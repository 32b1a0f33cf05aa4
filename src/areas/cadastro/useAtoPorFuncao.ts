/** A form's act that a function does (umAto.ts): what an earlier sending did stays, and a sentence tells it. */
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type DoAto, JaFeito, novoAto } from '@/firebase/chamadas/atoUnico';
import { ComSaida } from '@/ui/formulario/ComSaida';

interface Opcoes<F, E> {
  mandar: (dados: DoAto<F, E>) => Promise<unknown>;
  /** What was done instead, in a sentence; `seguir` is the button that sends what is written now as the next act. */
  jaFeito: (feito: E, form: F) => { frase: string; seguir?: string | undefined };
  /** Lists that show what was done. */
  chave: QueryKey;
  /** Request id of the first act, where the form has chosen one. */
  id?: string;
}

/** For `aoEnviar`: sends the form once, however often it is sent. */
export function useAtoPorFuncao<F, E>({ mandar, jaFeito, chave, id }: Opcoes<F, E>) {
  const cliente = useQueryClient();
  const [ato, definirAto] = useState(() => novoAto<E>(id));

  async function enviar(form: F, atual = ato): Promise<unknown> {
    try {
      return await mandar({ form, ato: atual });
    } catch (erro) {
      if (!(erro instanceof JaFeito)) throw erro;
      void cliente.invalidateQueries({ queryKey: chave });
      const { frase, seguir } = jaFeito(erro.feito as E, form);
      const dito = new ErroDoProduto(frase);
      throw seguir ? new ComSaida(dito, { rotulo: seguir, fazer: seguinte }) : dito;
    }
  }
  const seguinte = (form: F) => {
    const proximo = novoAto<E>();
    definirAto(proximo);
    return enviar(form, proximo);
  };
  return (form: F) => enviar(form);
}
