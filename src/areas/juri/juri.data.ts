/** The jury of a phase, which functions read and write (decisions P340). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type NotaBruta, notasBrutas } from '@/domain/contratos/folhas-brutas';
import * as contratos from '@/domain/contratos/juri';
import { podeAvaliar } from '@/domain/diagnostico/nota';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';

export type PainelLido = z.infer<typeof contratos.painel.saida>;
export type JuriLido = NonNullable<PainelLido['juri']>;
export type Distribuido = z.infer<typeof contratos.salvarPainel.saida>;
export type JuriParaAvaliar = z.infer<typeof contratos.paraAvaliar.saida>['juris'][number];
export type ItemParaAvaliar = JuriParaAvaliar['itens'][number];

export type ClassificacaoLida = z.infer<typeof contratos.classificacao.saida> & {
  questionarioId: string;
  idFase: number;
};

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
  chave,

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

  classificacao: (sessao: SessaoAtiva, { questionarioId, ...qual }: DoJuri & { questionarioId: string }) =>
    queryOptions({
      queryKey: [...chave(sessao), 'classificação', qual.projetoId, qual.fase, questionarioId],
      queryFn: async () => ({
        ...(await chamar(contratos.classificacao, { ...sessao.contexto, ...qual, questionarioId })),
        questionarioId,
        idFase: qual.fase,
      }),
      staleTime: 0,
    }),

  /** The file of the leaderboard with every score and its reason, a page after another. */
  exportar: (sessao: SessaoAtiva, { questionarioId }: { questionarioId: string }) =>
    mutationOptions({
      mutationFn: async (lida: ClassificacaoLida) => {
        const notas: NotaBruta[] = [];
        let depois: string | null = null;
        do {
          const pagina: z.infer<typeof notasBrutas.saida> = await chamar(notasBrutas, {
            ...sessao.contexto,
            questionarioId,
            depois,
          });
          notas.push(...pagina.notas);
          depois = pagina.proxima;
        } while (depois !== null);
        const { planilhaDoJuri } = await import('./planilhaDoJuri');
        baixar(planilhaDoJuri(lida, notas));
      },
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

  lembrar: (sessao: SessaoAtiva, qual: DoJuri) =>
    mutationOptions({
      mutationFn: () => chamar(contratos.lembrar, { ...sessao.contexto, ...qual }),
      meta: { invalida: [chave(sessao)] },
    }),

  retirarImpedimento: (sessao: SessaoAtiva, qual: DoJuri) =>
    mutationOptions({
      mutationFn: (dados: Envio<typeof contratos.retirarImpedimento>) =>
        chamar(contratos.retirarImpedimento, { ...sessao.contexto, ...qual, ...dados }),
      meta: { sucesso: 'Impedimento retirado com sucesso!', invalida: mudam(sessao) },
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
