/** The jury of a phase, which functions read and write (decisions P340). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import * as contratos from '@/domain/contratos/juri';
import { podeAvaliar } from '@/domain/diagnostico/nota';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type PainelLido = z.infer<typeof contratos.painel.saida>;
export type JuriLido = NonNullable<PainelLido['juri']>;
export type Distribuido = z.infer<typeof contratos.salvarPainel.saida>;
export type JuriParaAvaliar = z.infer<typeof contratos.paraAvaliar.saida>['juris'][number];
export type ItemParaAvaliar = JuriParaAvaliar['itens'][number];

export interface DoJuri {
  projetoId: string;
  fase: number;
}
type Envio<C extends { entrada: z.ZodMiniType }> = Omit<
  z.input<C['entrada']>,
  'licenciadaId' | 'empresaId' | keyof DoJuri
>;

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'juri'] as const;
/** What evaluators read changes with the jury: whom they score, and what they see. */
const mudam = (sessao: SessaoAtiva) => [chave(sessao), [sessao.contexto.empresaId, 'avaliações']];

export const juriData = {
  painel: (sessao: SessaoAtiva, qual: DoJuri) =>
    queryOptions({
      queryKey: [...chave(sessao), 'painel', qual.projetoId, qual.fase],
      queryFn: () => chamar(contratos.painel, { ...sessao.contexto, ...qual }),
      staleTime: 0,
    }),

  paraAvaliar: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'para avaliar'],
      queryFn: () => chamar(contratos.paraAvaliar, { ...sessao.contexto }),
      enabled: podeAvaliar(sessao.quem),
      staleTime: 0,
    }),

  /** How it would be dealt; nothing is stored. */
  simular: (sessao: SessaoAtiva, qual: DoJuri) =>
    mutationOptions({
      mutationFn: (dados: Omit<Envio<typeof contratos.salvarPainel>, 'simular'>) =>
        chamar(contratos.salvarPainel, { ...sessao.contexto, ...qual, ...dados, simular: true }),
      meta: { erroNoFormulario: true },
    }),

  salvar: (sessao: SessaoAtiva, qual: DoJuri) =>
    mutationOptions({
      mutationFn: (dados: Omit<Envio<typeof contratos.salvarPainel>, 'simular'>) =>
        chamar(contratos.salvarPainel, { ...sessao.contexto, ...qual, ...dados, simular: false }),
      meta: { sucesso: 'Júri salvo com sucesso!', invalida: mudam(sessao), erroNoFormulario: true },
    }),

  remover: (sessao: SessaoAtiva, qual: DoJuri) =>
    mutationOptions({
      mutationFn: () => chamar(contratos.removerPainel, { ...sessao.contexto, ...qual }),
      meta: { sucesso: 'Júri removido com sucesso!', invalida: mudam(sessao) },
    }),

  impedir: (sessao: SessaoAtiva, qual: DoJuri) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<Envio<typeof contratos.impedir>>) =>
        chamar(contratos.impedir, { ...sessao.contexto, ...qual, ...dados }, requestId),
      meta: {
        sucesso: 'Impedimento registrado com sucesso!',
        invalida: mudam(sessao),
        erroNoFormulario: true,
      },
    }),
};
